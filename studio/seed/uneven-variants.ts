/** Variants of a page that lack a section which their siblings have, each with the reason why it does not apply. */
export const unevenVariants: ReadonlyMap<string, string> = new Map([
  [
    '/docs/accounts/v2/accounts-integration-authentification-one-time',
    'a one-time access has no permanent user, so there is no user token to keep',
  ],
  [
    '/docs/accounts/v2/accounts-integration-creating-connection-one-time',
    'the data is read at once; there is no connection to look after',
  ],
  [
    '/docs/accounts/v2/accounts-integration-error-handling-one-time',
    'a connection that fails is made anew, not followed and repaired',
  ],
])
