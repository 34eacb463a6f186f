import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledApis } from '../schemaTypes/fields/bundled-apis.ts'
import type { BundledOperation } from './bundled-operations.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const

/** The operations of the descriptions that the openapi workspace has built; none of one that it has not. */
export function readOperations(folder: string): BundledOperation[] {
  return bundledApis.flatMap(({ value: api }) => {
    const file = join(folder, `${api}.json`)
    return existsSync(file) ? operationsIn(api, JSON.parse(readFileSync(file, 'utf8'))) : []
  })
}

function operationsIn(api: string, document: unknown): BundledOperation[] {
  return Object.entries(fieldOf(document, 'paths') ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = fieldOf(item, method)
      if (!operation) return []
      const summary = 'summary' in operation && typeof operation.summary === 'string' ? operation.summary : ''
      return [{ api, operation: `${method.toUpperCase()} ${path}`, summary }]
    }),
  )
}

function fieldOf(value: unknown, name: string): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof field === 'object' && field !== null ? field : undefined
}
