import { datasetOf, requireAuthor, requireLetters } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { json } from '../http/answer.ts'
import { readJson } from '../http/read-json.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import { parseMutateRequest } from '../mutations/parse.ts'
import { transact } from '../mutations/transact.ts'
import { flag } from '../query/parameters.ts'

/** `POST /data/mutate/:dataset` */
export async function postMutate(call: Call, lake: Services): Promise<Response> {
  const author = requireAuthor(call.viewer)
  const dataset = datasetOf(call, lake)
  const { mutations, transactionId } = parseMutateRequest(await readJson(call.request))
  requireLetters(call.viewer, mutations)
  const { searchParams } = call.url
  const returnDocuments = flag(searchParams, 'returnDocuments')
  const options = { newId: lake.newId, generateArrayKeys: flag(searchParams, 'autoGenerateArrayKeys') }

  const done = transact(
    lake,
    dataset,
    { author: author.id, transactionId, dryRun: flag(searchParams, 'dryRun') },
    (working) => mutations.flatMap((mutation, index) => applyMutation(mutation, working, index, options)),
  )
  const documentOf = (id: string) => done.documents.get(id) ?? dataset.raw.get(id) ?? null
  const results = done.outcome.map((result) =>
    returnDocuments ? { ...result, document: documentOf(result.id) } : result,
  )
  return json({
    transactionId: done.transactionId,
    results: returnDocuments || flag(searchParams, 'returnIds') ? results : [],
  })
}
