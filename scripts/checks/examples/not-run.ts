/** An example that is not sent to the sandbox, found by its file and its label, and why it cannot be. */
export type NotRun = { file: string; label: string; reason: string }

const V2 = 'pages/docs/accounts/v2'
const V3 = 'pages/docs/accounts/v3'
const HOSTED = 'a file that the reader’s own site serves'
const EVENT = 'a call to the reader’s server; its body is held to the description'
const SETTINGS = 'a part of the body of POST /v3/widget/widget_session, which the page sends whole'

/** Every example that is a fragment or an event: the check of the examples prints them, and knows no other. */
export const notRun: readonly NotRun[] = [
  { file: `${V2}/accounts-api-howto-sign-response.md`, label: 'Header, decoded', reason: 'a part of a signed token' },
  {
    file: `${V2}/accounts-api-howto-sign-response.md`,
    label: 'Payload, decoded and shortened',
    reason: 'a part of a signed token',
  },
  {
    file: `${V2}/accounts-tools-event-js.md`,
    label: 'Message received',
    reason: 'a message of the widget to the page',
  },
  { file: `${V3}/widgets-app-to-app.md`, label: 'iOS', reason: HOSTED },
  { file: `${V3}/widgets-app-to-app.md`, label: 'Android', reason: HOSTED },
  { file: `${V3}/widgets-customization-guide-functional.md`, label: 'Personal finance', reason: SETTINGS },
  { file: `${V3}/widgets-customization-guide-functional.md`, label: 'Credit decision', reason: SETTINGS },
  { file: `${V3}/widgets-customization-guide-functional.md`, label: 'Wealth overview', reason: SETTINGS },
  {
    file: 'pages/docs/payments/direct-payment-api-quickstart.md',
    label: 'What your server receives',
    reason: 'a call to the reader’s server, without a body',
  },
  {
    file: 'snippets/v2-errors-repair.md',
    label: 'Address to open',
    reason: '{entry} stands for any of the four entries of the widget',
  },
  { file: `${V2}/accounts-api-howto-webhooks.md`, label: 'Event received', reason: EVENT },
  { file: `${V3}/webhooks.md`, label: 'An event, as it is sent', reason: EVENT },
  { file: 'snippets/v2-webhook-event.md', label: 'Event received, the first of the night', reason: EVENT },
  { file: 'snippets/v2-webhook-event.md', label: 'Event received, the only one a night', reason: EVENT },
]
