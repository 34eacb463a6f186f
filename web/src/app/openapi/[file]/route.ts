import { downloadResponse } from '../../../features/download/download-response.ts'

type Context = { params: Promise<{ file: string }> }

/** `/openapi/<id>.json` and `/openapi/<id>.yaml`: the API descriptions as files. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return downloadResponse(request, (await params).file)
}
