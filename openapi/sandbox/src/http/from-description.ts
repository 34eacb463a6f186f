import { sample } from 'openapi-sampler'
import type { Behaviour } from '../call.ts'

/** What an operation without a behaviour of its own answers: the example of its success, else one made of its schema. */
export const fromDescription: Behaviour = ({ api, operation }) => {
  const success = operation.responses.find(({ status }) => status < 300)
  const [media] = success?.media ?? []
  if (!success || !media) return { status: success?.status ?? 204 }
  const body = media.examples[0] ?? sample({ ...media.schema }, {}, api.document)
  return { status: success.status, body }
}
