import { answerFeedback } from '../../../features/feedback/answer-feedback.ts'
import { findPage } from '../../../features/feedback/feedback.query.ts'
import { createRateLimit } from '../../../lib/rate-limit.ts'
import { leaveLetter } from '../../../sanity/leave-letter.ts'

const mayCall = createRateLimit({ each: 10, all: 200, window: 10 * 60_000 })

/** Takes what a reader thinks of a page. */
export function POST(request: Request): Promise<Response> {
  return answerFeedback(request, {
    mayCall,
    findPage,
    store: (id, document) => leaveLetter('feedback', id, document),
    now: () => new Date(),
  })
}
