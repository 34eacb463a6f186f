import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type ContentState, contentStateSchema } from './content-state.ts'

/** Beside the pages it is about, and gone with them. */
const file = () => join(process.cwd(), process.env['NEXT_DIST_DIR'] ?? '.next', 'content-state.json')

/** The content that the pages on disk show, and when that was noted. */
const savedSchema = z.object({ at: z.number(), documents: contentStateSchema })

/** What the pages on disk show, or undefined when nobody knows. */
export async function loadState(): Promise<z.infer<typeof savedSchema> | undefined> {
  try {
    return savedSchema.parse(JSON.parse(await readFile(file(), 'utf8')))
  } catch {
    return undefined
  }
}

/** Notes the content that the pages on disk show: whole or not at all. */
export async function saveState(documents: ContentState): Promise<void> {
  const temporary = `${file()}.${process.pid}.${crypto.randomUUID()}`
  await mkdir(dirname(file()), { recursive: true })
  await writeFile(temporary, JSON.stringify({ at: Date.now(), documents } satisfies z.infer<typeof savedSchema>))
  await rename(temporary, file())
}
