// What a bundle is to the compiler before build.ts has made it, so that types can be checked in a fresh clone.
declare module '@portal/openapi/bundle' {
  const document: Record<string, unknown>
  export default document
}
declare module '*/dist/accounts-v2.json' {
  export { default } from '@portal/openapi/bundle'
}
declare module '*/dist/accounts-v2-direct.json' {
  export { default } from '@portal/openapi/bundle'
}
declare module '*/dist/accounts-v3.json' {
  export { default } from '@portal/openapi/bundle'
}
declare module '*/dist/accounts-v3-partner.json' {
  export { default } from '@portal/openapi/bundle'
}
declare module '*/dist/payments.json' {
  export { default } from '@portal/openapi/bundle'
}
declare module '*/dist/insights.json' {
  export { default } from '@portal/openapi/bundle'
}
