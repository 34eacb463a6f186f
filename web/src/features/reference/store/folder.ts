import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
// Markup repeats itself: quality 5 makes a fortieth of it in some milliseconds.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Where rendered references are kept between builds and starts. What is missing is rendered anew, so it may be removed
 * at any time.
 */
export const storeFolder = () => process.env['REFERENCE_STORE'] || join(process.cwd(), '.next-references')

/** A name for a file that tells one text from another. */
export function digestOf(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Writes a file whole or not at all: another process may be reading it. */
export async function writeText(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${name}.${process.pid}.${crypto.randomUUID()}`)
  await writeFile(temporary, await compress(text, QUALITY))
  await rename(temporary, join(folder, name))
}

/** What `writeText` wrote, or undefined. */
export async function readText(folder: string, name: string): Promise<string | undefined> {
  try {
    return (await decompress(await readFile(join(folder, name)))).toString('utf8')
  } catch {
    return undefined
  }
}
