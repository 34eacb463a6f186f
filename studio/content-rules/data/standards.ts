/** Sites of other people to which the documentation may lead: those that publish the standards it is about. */
export const STANDARDS: readonly { host: string; publishes: string }[] = [
  { host: 'eur-lex.europa.eu', publishes: 'the law of the European Union, such as PSD2 and its technical standards' },
  { host: 'www.rfc-editor.org', publishes: 'the RFCs, such as OAuth 2.0, JWS and problem details' },
  { host: 'www.iso.org', publishes: 'ISO standards, such as country codes, currency codes and dates' },
  { host: 'www.w3.org', publishes: 'the standards of the web' },
  { host: 'developer.mozilla.org', publishes: 'the reference of what browsers do' },
  { host: 'spec.openapis.org', publishes: 'the OpenAPI specification' },
]
