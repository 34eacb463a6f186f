// What a bundle is to the compiler before build.ts has made it, so that types can be checked in a fresh clone.
declare module '*/dist/accounts-v2.json' {
  const document: Record<string, unknown>
  export default document
}
declare module '*/dist/accounts-v2-direct.json' {
  const document: Record<string, unknown>
  export default document
}
declare module '*/dist/accounts-v3.json' {
  const document: Record<string, unknown>
  export default document
}
declare module '*/dist/accounts-v3-partner.json' {
  const document: Record<string, unknown>
  export default document
}
declare module '*/dist/payments.json' {
  const document: Record<string, unknown>
  export default document
}
declare module '*/dist/insights.json' {
  const document: Record<string, unknown>
  export default document
}
