/** The languages that the Studio offers, each loaded when a page first uses it. */
export const LANGUAGES = {
  bash: () => import('shiki/langs/bash.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} as const

type Known = keyof typeof LANGUAGES

const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  mermaid: 'Mermaid',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  sql: 'SQL',
  swift: 'Swift',
  text: 'Text',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  console: 'bash',
  'c#': 'csharp',
  cs: 'csharp',
  curl: 'bash',
  js: 'javascript',
  node: 'javascript',
  plaintext: 'text',
  py: 'python',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
  shellsession: 'bash',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
  zsh: 'bash',
}

/** The one name of a language, of the several that writers use. */
export function languageId(typed: string | null | undefined): string {
  const name = (typed ?? 'text').trim().toLowerCase()
  return OTHER_NAMES[name] ?? (name === '' ? 'text' : name)
}

/** What readers are told the language is. */
export function languageName(id: string): string {
  return NAMES[id] ?? id
}

export function isKnownLanguage(id: string): id is Known {
  return Object.hasOwn(LANGUAGES, id)
}
