import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { findOperationIn } from '../find-operation.ts'
import { toRecord, type JsonRecord } from '../json.ts'
import { resolveRef } from '../resolve-ref.ts'
import { parseCurl } from './parse-curl.ts'

/** What is wrong with an example, in words; empty when it agrees with the description. */
export type Complaints = string[]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The pointer to the JSON schema of a body, through the reference that may stand for the body. */
function bodySchema(pointer: string, node: unknown): string {
  const reference = toRecord(node).$ref
  return `${typeof reference === 'string' ? reference.slice(1) : pointer}/content/application~1json/schema`
}

/** Checks examples against one bundled description. */
export function createExampleChecker(document: JsonRecord) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'description')

  function validate(pointer: string, text: string): Complaints {
    const value = parseJson(text)
    if (value === undefined) return ['it is not JSON']
    const check = ajv.getSchema(`description#${pointer}`)
    if (!check) return [`no schema at ${pointer}`]
    check(value)
    return (check.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath || 'the body'} ${message}`)
  }

  function pointerTo(operation: string): { pointer: string; node: JsonRecord } {
    const [method = '', path = ''] = operation.split(' ')
    const key = method.toLowerCase()
    const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
    return {
      pointer: `/paths/${encodeURI(escaped)}/${key}`,
      node: toRecord(toRecord(toRecord(document.paths)[path])[key]),
    }
  }

  return {
    /** A response body, for the status that the page gives. */
    response(operation: string, status: string, text: string): Complaints {
      const { pointer, node } = pointerTo(operation)
      const responses = toRecord(node.responses)
      if (!(status in responses)) return [`${operation} does not answer ${status}`]
      return validate(bodySchema(`${pointer}/responses/${status}`, responses[status]), text)
    },

    /** A curl command: its method, host, path, parameters and body. */
    request(key: string, command: string): Complaints {
      const operation = findOperationIn(document, key)
      const sent = parseCurl(command)
      if (!operation || !sent) return [operation ? 'it is not a curl command' : `${key} is not described`]
      const known = operation.parameters.filter((parameter) => parameter.in === 'query')
      const template = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      const { pointer, node } = pointerTo(key)
      const hasBody = operation.requestBody.length > 0
      return [
        ...(sent.method === operation.method ? [] : [`it is sent with ${sent.method}`]),
        ...(operation.servers.includes(`https://${sent.host}`) ? [] : [`${sent.host} is not a server of ${key}`]),
        ...(template.test(sent.path) ? [] : [`${sent.path} is not ${operation.path}`]),
        ...(sent.headers.some((header) => header.startsWith('Authorization: Bearer ')) ? [] : ['it carries no token']),
        ...sent.query.filter((name) => !known.some((one) => one.name === name)).map((name) => `no parameter ${name}`),
        ...known.filter(({ name, required }) => required && !sent.query.includes(name)).map(({ name }) => `${name}?`),
        ...(hasBody ? validate(bodySchema(`${pointer}/requestBody`, node.requestBody), sent.body ?? '') : []),
        ...(hasBody && !sent.headers.includes('Content-Type: application/json') ? ['it has no Content-Type'] : []),
      ]
    },

    /** The body of a webhook. */
    event(name: string, text: string): Complaints {
      const { requestBody } = toRecord(resolveRef(document, toRecord(document.webhooks)[name]).post)
      return validate(bodySchema(`/webhooks/${name}/post/requestBody`, requestBody), text)
    },
  }
}
