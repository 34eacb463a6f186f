import { findOperationIn } from '../find-operation.ts'
import { toRecord, toText, type JsonRecord } from '../json.ts'
import { listOperationsIn } from '../list-operations.ts'
import type { Operation } from '../operation.ts'
import { resolveRef } from '../resolve-ref.ts'
import { checkJson, checkSentBody, parseJson } from './check-body.ts'
import { checkParameters, parameterNodes } from './check-parameters.ts'
import { matchAddress } from './match-address.ts'
import { parseCurl } from './parse-curl.ts'
import { parseMessage, readHeaders, type SentRequest } from './sent-request.ts'
import { createValueChecker, type Complaints } from './value-checker.ts'

/** A block of code as a page shows it. */
export type Code = { language: string; code: string }

/** A call as an example makes it, placeholders and all. */
export type Call = { method: string; path: string; headers: Map<string, string>; body: string | undefined }

const SHELLS = new Set(['bash', 'sh', 'shell', 'console'])
const HEADERS_OF_ANY = new Set(['content-type', 'content-length', 'date'])

/** Checks examples against one bundled description. Each answer says what is wrong; it is empty when nothing is. */
export function createExampleChecker(document: JsonRecord) {
  const check = createValueChecker(document)

  function nodeOf({ method, path }: { method: string; path: string }) {
    const pathItem = resolveRef(document, toRecord(document.paths)[path])
    return { pathItem, node: toRecord(pathItem[method.toLowerCase()]) }
  }

  function requestOf(operation: Operation, sent: SentRequest): Complaints {
    const { pathItem, node } = nodeOf(operation)
    const match = matchAddress(operation, sent.url ?? '')
    if ('complaint' in match) return [match.complaint]
    const content = toRecord(resolveRef(document, node.requestBody).content)
    const type = sent.headers?.get('content-type') ?? ''
    const wanted = toRecord(resolveRef(document, node.requestBody)).required === true
    return [
      ...(sent.method === operation.method ? [] : [`it is sent with ${sent.method}`]),
      ...checkParameters(check, parameterNodes(document, pathItem, node), {
        path: match.values,
        query: match.query,
        headers: sent.headers,
      }),
      ...(sent.headers ? checkSecurity(operation, sent.headers) : []),
      ...(sent.body === undefined && wanted && sent.headers ? ['its body is missing'] : []),
      ...(sent.body === undefined ? [] : checkSentBody(check, content, type, sent.body)),
    ]
  }

  function checkSecurity({ security }: Operation, headers: ReadonlyMap<string, string>): Complaints {
    const schemes = toRecord(toRecord(document.components).securitySchemes)
    const sent = headers.get('authorization') ?? ''
    const wanted = security.map(({ scheme }) =>
      toText(toRecord(schemes[scheme]).scheme) === 'basic' ? 'Basic' : 'Bearer',
    )
    return wanted.length === 0 || wanted.some((word) => sent.startsWith(`${word} `))
      ? []
      : [`it carries no Authorization: ${[...new Set(wanted)].join(' or ')}`]
  }

  return {
    has: (key: string): boolean => findOperationIn(document, key) !== undefined,
    events: new Set(Object.keys(toRecord(document.webhooks))),

    /** A curl command, an HTTP message, an address to open, a body alone, or a program that makes the call. */
    request(key: string, { language, code }: Code): Complaints {
      const operation = findOperationIn(document, key)
      if (!operation) return [`${key} is not described`]
      if (language === 'json')
        return checkJson(check, toRecord(resolveRef(document, nodeOf(operation).node.requestBody).content), code)
      if (SHELLS.has(language) || language === 'http' || language === 'text') {
        const sent = SHELLS.has(language) ? parseCurl(code) : parseMessage(code)
        if (sent) return requestOf(operation, sent)
        return [SHELLS.has(language) ? 'it is not one curl command' : 'it is no HTTP message and no address']
      }
      const calls = addressesIn(code).some((url) => !('complaint' in matchAddress(operation, url)))
      return calls ? [] : [`it calls no address of ${key}`]
    },

    /** The call that an example makes, its path behind the server; undefined when it makes none of this operation. */
    call(key: string, { language, code }: Code): Call | undefined {
      const operation = findOperationIn(document, key)
      const sent = SHELLS.has(language) ? parseCurl(code) : parseMessage(code)
      if (!operation || sent?.url === undefined) return undefined
      const match = matchAddress(operation, sent.url)
      if ('complaint' in match) return undefined
      return { method: operation.method, path: match.path, headers: sent.headers ?? new Map(), body: sent.body }
    },

    /** The body of a response, or the whole HTTP message. */
    response(key: string, status: string, { language, code }: Code): Complaints {
      const operation = findOperationIn(document, key)
      if (!operation) return [`${key} is not described`]
      const responses = toRecord(nodeOf(operation).node.responses)
      if (!(status in responses)) return [`${key} does not answer ${status}`]
      const response = resolveRef(document, responses[status])
      const content = toRecord(response.content)
      if (language !== 'http') return checkJson(check, content, code)
      const [first = '', ...rest] = code.trim().split('\n')
      const { headers, body } = readHeaders(rest)
      const known = new Set(Object.keys(toRecord(response.headers)).map((name) => name.toLowerCase()))
      return [
        ...(new RegExp(`^HTTP/[\\d.]+ ${status}\\b`).test(first) ? [] : [`its first line does not say ${status}`]),
        ...[...headers.keys()]
          .filter((name) => !known.has(name) && !HEADERS_OF_ANY.has(name))
          .map((name) => `${key} answers no header ${name}`),
        ...(body === undefined ? [] : checkJson(check, content, body)),
      ]
    },

    /** The body of a webhook, or the whole HTTP message: of the one named, or of any. The complaints are those of the nearest. */
    event({ language, code }: Code, name?: string): Complaints {
      const value = parseJson(language === 'http' ? (parseMessage(code)?.body ?? '') : code)
      if (value === undefined) return ['it is not JSON']
      const webhooks = toRecord(document.webhooks)
      const names = name === undefined ? Object.keys(webhooks) : [name]
      const found = names.map((event) => {
        const { content } = resolveRef(
          document,
          toRecord(resolveRef(document, toRecord(webhooks[event])).post).requestBody,
        )
        return check.json(toRecord(toRecord(content)['application/json']).schema ?? false, value)
      })
      return found.toSorted((a, b) => a.length - b.length)[0] ?? ['no event is described']
    },

    /** Addresses of this API in a program that are of none of its operations. */
    program({ code }: Code): Complaints {
      const operations = listOperationsIn(document).flatMap(
        ({ method, path }) => findOperationIn(document, `${method} ${path}`) ?? [],
      )
      const servers = new Set(operations.flatMap((operation) => operation.servers))
      return addressesIn(code)
        .filter((url) => [...servers].some((server) => url.startsWith(`${server}/`)))
        .filter((url) => operations.every((operation) => 'complaint' in matchAddress(operation, url)))
        .map((url) => `${url} is the address of no operation`)
    },
  }
}

export type ExampleChecker = ReturnType<typeof createExampleChecker>

/** The addresses in a program's texts; what it puts in at run time is a placeholder. */
function addressesIn(code: string): string[] {
  const plain = code.replaceAll(/\$?\{[^{}]*\}/g, '{x}')
  return [...plain.matchAll(/https:\/\/[^\s'"`<>]+/g)].map(([url]) => url.split('?')[0]?.replace(/[.,;)]+$/, '') ?? '')
}
