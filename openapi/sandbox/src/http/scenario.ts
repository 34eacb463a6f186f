import type { Api } from '../description/api.ts'
import { findDocumentedError } from '../description/documented-errors.ts'
import type { SandboxOperation } from '../description/operation.ts'
import { SandboxError, USUAL_STATUS } from '../errors.ts'

/** A header that asks for one of the errors that the operation documents, by its code or its status. */
export const SCENARIO_HEADER = 'Sandbox-Scenario'

/** Fails as the caller asked. @throws {SandboxError} the error asked for, or one that lists what can be asked for */
export function playScenario(api: Api, operation: SandboxOperation, request: Request): void {
  const asked = request.headers.get(SCENARIO_HEADER)?.trim()
  if (!asked) return
  const errors = api.errorsOf(operation)
  const [name = '', status] = asked.split('@')
  const found = status
    ? errors.find((one) => (one.code ?? String(one.status)) === name && String(one.status) === status)
    : findDocumentedError(errors, name)
  if (!found) {
    const names = errors.map(({ code, status: number }) => code ?? number)
    throw new SandboxError('BAD_PARAMETER', {
      description: `${SCENARIO_HEADER}: this operation documents ${[...new Set(names)].join(', ')}, not ${name.slice(0, 40)}.`,
      status: 400,
    })
  }
  const { error_description: description, error, request_id: _, id: __, details: ___, ...extra } = found.example ?? {}
  throw new SandboxError(found.code ?? (typeof error === 'string' ? error : usualCode(found.status)), {
    status: found.status,
    extra,
    ...(typeof description === 'string' && error === found.code && { description }),
  })
}

/** A code for a status whose description names none. */
function usualCode(status: number): string {
  return Object.entries(USUAL_STATUS).find(([, usual]) => usual === status)?.[0] ?? 'INTERNAL_ERROR'
}
