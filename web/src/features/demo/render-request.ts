import { shellQuote as shell } from '../../lib/shell-quote.ts'
import type { DemoRequest, JsonValue } from './demo.ts'

export const LANGUAGES = [
  { id: 'curl', label: 'curl' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
] as const

export type Language = (typeof LANGUAGES)[number]['id']

/** A request as a program in a language, ready to be copied and run. */
export function renderRequest(language: Language, request: DemoRequest, origin: string): string {
  const address = origin + request.path
  if (language === 'curl') return toCurl(request, address)
  return language === 'javascript' ? toJavaScript(request, address) : toPython(request, address)
}

function toCurl({ method, headers = {}, basic, json, form }: DemoRequest, address: string): string {
  const lines = [
    `curl -i ${method === 'GET' ? '' : `-X ${method} `}${shell(address)}`,
    ...(basic ? [`-u ${shell(`${basic.user}:${basic.password}`)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(json === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${shell(JSON.stringify(json, null, 2))}`]),
    ...Object.entries(form ?? {}).map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`),
  ]
  return lines.join(' \\\n  ')
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** A value as a literal; names that need no quotes have none in JavaScript. */
function literal(value: JsonValue, python: boolean, indent: string): string {
  if (value === null) return python ? 'None' : 'null'
  if (typeof value === 'boolean') return python ? (value ? 'True' : 'False') : String(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return quote(value)
  const deeper = `${indent}${python ? '    ' : '  '}`
  if (Array.isArray(value)) return `[${value.map((one: JsonValue) => literal(one, python, deeper)).join(', ')}]`
  const rows = Object.entries(value).map(([name, one]) => {
    const key = python || !/^[A-Za-z_]\w*$/.test(name) ? quote(name) : name
    return `${deeper}${key}: ${literal(one, python, deeper)},`
  })
  return ['{', ...rows, `${indent}}`].join('\n')
}

function toJavaScript({ method, headers = {}, basic, json, form }: DemoRequest, address: string): string {
  const all = { ...headers, ...(json === undefined ? {} : { 'Content-Type': 'application/json' }) }
  const named = literal(all, false, '  ')
  const auth = basic ? `Authorization: 'Basic ' + btoa(${quote(`${basic.user}:${basic.password}`)})` : ''
  return [
    `const response = await fetch(${quote(address)}, {`,
    `  method: ${quote(method)},`,
    ...(Object.keys(all).length > 0 ? [`  headers: ${named},`] : auth ? [`  headers: { ${auth} },`] : []),
    ...(json === undefined ? [] : [`  body: JSON.stringify(${literal(json, false, '  ')}),`]),
    ...(form ? [`  body: new URLSearchParams(${literal(form, false, '  ')}),`] : []),
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')
}

function toPython({ method, headers = {}, basic, json, form }: DemoRequest, address: string): string {
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${quote(address)},`,
    ...(Object.keys(headers).length > 0 ? [`    headers=${literal(headers, true, '    ')},`] : []),
    ...(basic ? [`    auth=(${quote(basic.user)}, ${quote(basic.password)}),`] : []),
    ...(json === undefined ? [] : [`    json=${literal(json, true, '    ')},`]),
    ...(form ? [`    data=${literal(form, true, '    ')},`] : []),
    '    timeout=10,',
    ')',
    'print(response.status_code, response.json())',
  ].join('\n')
}
