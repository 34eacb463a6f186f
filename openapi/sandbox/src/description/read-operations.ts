import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import { below, locate, pointerStep, type Place } from './locate.ts'
import type { Media, Parameter, ResponseSpec, SandboxOperation, SecurityChoice } from './operation.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Kept out of every page, download and of the sandbox, should a source hold them. */
const HIDDEN = /^\/(?:v3-da|_private|admin)(?:\/|$)/

/** Every operation of a bundled description. */
export function readOperations(api: string, document: JsonRecord): SandboxOperation[] {
  const paths = toRecord(document.paths)
  return Object.keys(paths)
    .filter((path) => !HIDDEN.test(path))
    .flatMap((path) => {
      const item = locate(document, paths[path], `/paths${pointerStep(path)}`)
      return METHODS.filter((method) => isRecord(item.node[method])).map((method) =>
        readOperation(api, document, item, method, path),
      )
    })
}

function readOperation(api: string, document: JsonRecord, item: Place, method: string, path: string): SandboxOperation {
  const place = below(document, item, method)
  const body = below(document, place, 'requestBody')
  return {
    api,
    id: toText(place.node.operationId),
    method: method.toUpperCase(),
    path,
    parameters: [...readParameters(document, item), ...readParameters(document, place)].filter(
      // The operation's own parameter replaces the path's of the same name and place.
      (one, index, all) => all.findLastIndex((other) => other.name === one.name && other.in === one.in) === index,
    ),
    body:
      'requestBody' in place.node
        ? { required: body.node.required === true, media: readMedia(document, body) }
        : undefined,
    security: readSecurity(place.node.security ?? document.security),
    responses: readResponses(document, below(document, place, 'responses')),
  }
}

function readParameters(document: JsonRecord, place: Place): Parameter[] {
  return toList(place.node.parameters).map((entry, index) => {
    const parameter = locate(document, entry, `${place.pointer}/parameters/${index}`)
    const schema = below(document, parameter, 'schema')
    return {
      name: toText(parameter.node.name),
      in: toText(parameter.node.in),
      required: parameter.node.required === true,
      pointer: `${parameter.pointer}/schema`,
      isList: schema.node.type === 'array',
      explode: parameter.node.explode !== false,
    }
  })
}

function readMedia(document: JsonRecord, place: Place): Media[] {
  const content = below(document, place, 'content')
  return Object.keys(content.node).map((type) => {
    const media = below(document, content, type)
    const named = toRecord(media.node.examples)
    return {
      type,
      pointer: `${media.pointer}/schema`,
      schema: below(document, media, 'schema').node,
      examples: [
        ...('example' in media.node ? [media.node.example] : []),
        ...Object.values(named).map((example) => locate(document, example, '').node.value),
      ],
    }
  })
}

function readSecurity(security: unknown): SecurityChoice[] {
  return toList(security).map((choice) =>
    Object.entries(toRecord(choice)).map(([scheme, scopes]) => ({ scheme, scopes: toTexts(scopes) })),
  )
}

function readResponses(document: JsonRecord, place: Place): ResponseSpec[] {
  return Object.keys(place.node)
    .filter((status) => /^\d{3}$/.test(status))
    .map((status) => {
      const response = below(document, place, status)
      return {
        status: Number(status),
        description: toText(response.node.description),
        headers: Object.keys(toRecord(response.node.headers)),
        media: readMedia(document, response),
      }
    })
}
