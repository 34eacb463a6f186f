import { llmsText } from '../llms-text.ts'
import { notReady, textResponse } from '../text-response.ts'

export const dynamic = 'force-dynamic'

/** `/llms.txt`: every page, for machines. */
export async function GET(request: Request): Promise<Response> {
  try {
    return textResponse(request, await llmsText(), 'text/plain')
  } catch (error) {
    return notReady(error)
  }
}
