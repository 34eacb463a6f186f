import { hosts } from '@portal/openapi/cast'

/** A block of code as a page shows it. */
export type Block = { language: string; code: string }

const HOSTS = Object.values(hosts)

/** Languages of programs: what they call is looked up, and they need no tag. */
const PROGRAMS = new Set(['javascript', 'typescript', 'python', 'swift', 'kotlin', 'php', 'java', 'ruby', 'html'])

export function isProgram({ language }: Block): boolean {
  return PROGRAMS.has(language)
}

/** Why an untagged block seems to be a request or a response of an API, or nothing. */
export function looksLikeApi({ language, code }: Block): string | undefined {
  if (language === 'json') return 'it is JSON'
  if (language === 'http') return 'it is an HTTP message'
  if (/^\s*curl\s/m.test(code)) return 'it is a curl command'
  if (HOSTS.some((host) => code.includes(`https://${host}/`))) return 'it holds an address of an API'
  if (/^(?:GET|POST|PUT|PATCH|DELETE) \/\S/m.test(code)) return 'it holds a request'
  return undefined
}
