/**
 * What descriptions, sandbox and guides agree on: invented banks and people, identifiers, amounts, hosts and error
 * codes. A value that stands in an example anywhere stands here.
 */
export * from '../cast/accounts.ts'
export * from '../cast/banks.ts'
export * from '../cast/errors.ts'
export * from '../cast/hosts.ts'
export * from '../cast/payments.ts'
export * from '../cast/people.ts'
export * from '../cast/test-banks.ts'
