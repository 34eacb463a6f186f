import 'server-only'
import { parseEnv } from './lib/parse-env.ts'

/** The server's configuration: read from the environment once, when the first module asks. */
export const env = parseEnv(process.env)
