/** A closed set as the Studio's `options.list` wants it. */
export type Choice = { title: string; value: string }

export const products = [
  { title: 'Accounts', value: 'accounts' },
  { title: 'Payments', value: 'payments' },
  { title: 'Insights', value: 'insights' },
] as const satisfies Choice[]

export const versions = [
  { title: 'V3', value: 'v3' },
  { title: 'V2 (deprecated)', value: 'v2' },
] as const satisfies Choice[]

export const accessModes = [
  { title: 'Continuous', value: 'continuous' },
  { title: 'One-time', value: 'one-time' },
  { title: 'Wealth', value: 'wealth' },
] as const satisfies Choice[]

export const codeLanguages = [
  { title: 'Shell', value: 'bash', mode: 'sh' },
  { title: 'HTTP', value: 'http', mode: 'text' },
  { title: 'JSON', value: 'json', mode: 'json' },
  { title: 'JavaScript', value: 'javascript', mode: 'javascript' },
  { title: 'TypeScript', value: 'typescript', mode: 'typescript' },
  { title: 'JSX', value: 'jsx', mode: 'jsx' },
  { title: 'TSX', value: 'tsx', mode: 'tsx' },
  { title: 'Python', value: 'python', mode: 'python' },
  { title: 'PHP', value: 'php', mode: 'php' },
  { title: 'Ruby', value: 'ruby', mode: 'ruby' },
  { title: 'Java', value: 'java', mode: 'java' },
  { title: 'Kotlin', value: 'kotlin', mode: 'java' },
  { title: 'Swift', value: 'swift', mode: 'text' },
  { title: 'C#', value: 'csharp', mode: 'csharp' },
  { title: 'Go', value: 'go', mode: 'golang' },
  { title: 'HTML', value: 'html', mode: 'html' },
  { title: 'CSS', value: 'css', mode: 'css' },
  { title: 'XML', value: 'xml', mode: 'xml' },
  { title: 'YAML', value: 'yaml', mode: 'yaml' },
  { title: 'SQL', value: 'sql', mode: 'sql' },
  { title: 'Plain text', value: 'text', mode: 'text' },
]
