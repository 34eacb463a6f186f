import { findOperation } from '@portal/openapi'
import type { ApiOperation } from '../../sanity/sanity.types.ts'
import type { OperationInfo } from './context.ts'

/** Where each API description is shown whole. */
const REFERENCES: Readonly<Record<ApiOperation['api'], string>> = {
  'accounts-v3': '/accounts/v3/reference-accounts-api',
  'accounts-v3-partner': '/accounts/v3/reference-accounts-api-sofinco',
  'accounts-v2': '/accounts/v2/reference-accounts-api',
  'accounts-v2-direct': '/accounts/v2/reference-direct-accounts-api',
  payments: '/payments/reference-direct-payment-api',
  insights: '/insights/reference-insights-api',
}

/** What the API descriptions say of an operation; undefined when they don't hold it. */
export function describeOperation(api: ApiOperation['api'], operation: string): OperationInfo | undefined {
  const found = findOperation(api, operation)
  return found && { ...found, referencePath: REFERENCES[api] }
}
