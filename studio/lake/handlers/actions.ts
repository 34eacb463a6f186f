import { parseActionsRequest } from '../actions/parse.ts'
import { runAction } from '../actions/run.ts'
import { stageFor } from '../actions/stage.ts'
import { datasetOf, requireWriter } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { json } from '../http/answer.ts'
import { readJson } from '../http/read-json.ts'
import { transact } from '../mutations/transact.ts'

/** `POST /data/actions/:dataset` */
export async function postActions(call: Call, lake: Services): Promise<Response> {
  const author = requireWriter(call.viewer)
  const dataset = datasetOf(call, lake)
  const { actions, transactionId, dryRun } = parseActionsRequest(await readJson(call.request))
  const done = transact(lake, dataset, { author: author.id, transactionId, dryRun }, (working) => {
    for (const [index, action] of actions.entries()) runAction(action, stageFor(working, index, lake.newId))
  })
  return json({ transactionId: done.transactionId })
}
