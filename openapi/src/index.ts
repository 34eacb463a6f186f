// oxlint-disable-next-line typescript/triple-slash-reference -- it must reach the packages that import this one
/// <reference path="./bundles.d.ts" />
// The bundles are built by build.ts before anything loads this module.
import accountsV2 from '../dist/accounts-v2.json' with { type: 'json' }
import accountsV2Direct from '../dist/accounts-v2-direct.json' with { type: 'json' }
import accountsV3 from '../dist/accounts-v3.json' with { type: 'json' }
import accountsV3Partner from '../dist/accounts-v3-partner.json' with { type: 'json' }
import insights from '../dist/insights.json' with { type: 'json' }
import payments from '../dist/payments.json' with { type: 'json' }
import { isDescriptionId, type DescriptionId } from './descriptions.ts'
import { findOperationIn } from './find-operation.ts'
import type { JsonRecord } from './json.ts'
import { listOperationsIn } from './list-operations.ts'
import type { Operation, OperationSummary } from './operation.ts'

export { descriptions, isDescriptionId, type DescriptionId } from './descriptions.ts'
export type { Field } from './flatten-fields.ts'
export type { Operation, OperationSummary, Parameter, SecurityChoice } from './operation.ts'

const documents: Record<DescriptionId, JsonRecord> = {
  'accounts-v2': accountsV2,
  'accounts-v2-direct': accountsV2Direct,
  'accounts-v3': accountsV3,
  'accounts-v3-partner': accountsV3Partner,
  payments,
  insights,
}

/** The bundled description with this id, or undefined. */
export function getDescription(id: string): JsonRecord | undefined {
  return isDescriptionId(id) ? documents[id] : undefined
}

/** The operation `METHOD /path` of a description, or undefined when either is unknown. */
export function findOperation(id: string, key: string): Operation | undefined {
  const document = getDescription(id)
  return document && findOperationIn(document, key)
}

/** Every operation of a description; none when it is unknown. */
export function listOperations(id: string): OperationSummary[] {
  const document = getDescription(id)
  return document ? listOperationsIn(document) : []
}
