import { relative } from 'node:path'
import { checkSeed } from '@portal/studio/seed'
import { UserError } from '../lib/fail.ts'
import { root } from '../lib/paths.ts'

/** @throws {UserError} with the number of problems, once each has been printed as `file:line reason` */
export async function checkContent(): Promise<void> {
  // Their bundles are made after this file has been loaded.
  const { descriptions, listOperations } = await import('@portal/openapi')
  const operations = new Map(
    descriptions.map(({ id }) => [id, new Set(listOperations(id).map(({ method, path }) => `${method} ${path}`))]),
  )
  const problems = checkSeed(operations)
  for (const { file, line, message } of problems) console.error(`${relative(root, file)}:${line} ${message}`)
  if (problems.length > 0) throw new UserError(`${problems.length} problems in the content`)
  console.log('no problem in the content')
}
