import { z } from 'zod'
import schemaFile from '../../schema.json' with { type: 'json' }

/** The types of the extracted schema, as far as documents are made of them. */
type Shape =
  | {
      type: 'object'
      attributes: Record<string, { value: Shape; optional?: boolean | undefined }>
      rest?: Shape | undefined
    }
  | { type: 'array'; of: Shape }
  | { type: 'union'; of: Shape[] }
  | { type: 'inline'; name: string }
  | { type: 'string' | 'number' | 'boolean'; value?: unknown }
  | { type: 'null' | 'unknown' }

const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.object({ type: z.literal('object'), attributes: Attributes, rest: Shape.optional() }),
    z.object({ type: z.literal('array'), of: Shape }),
    z.object({ type: z.literal('union'), of: z.array(Shape) }),
    z.object({ type: z.literal('inline'), name: z.string() }),
    z.object({ type: z.enum(['string', 'number', 'boolean']), value: z.unknown().optional() }),
    z.object({ type: z.enum(['null', 'unknown']) }),
  ]),
)
const Attributes = z.record(z.string(), z.object({ value: Shape, optional: z.boolean().optional() }))

const types = new Map<string, Shape>(
  z
    .array(
      z.union([
        z.object({ type: z.literal('document'), name: z.string(), attributes: Attributes }),
        z.object({ type: z.literal('type'), name: z.string(), value: Shape }),
      ]),
    )
    .parse(schemaFile)
    .map((entry) => [
      entry.name,
      entry.type === 'document' ? { type: 'object', attributes: entry.attributes } : entry.value,
    ]),
)

// What the lake adds by itself.
const SYSTEM = new Set(['_createdAt', '_updatedAt', '_rev'])

/** Where a document departs from the extracted schema: unknown fields, missing ones, wrong types. */
export function shapeProblems(document: { _type: string; [field: string]: unknown }): string[] {
  const shape = types.get(document._type)
  return shape ? departures(document, shape, document._type) : [`${document._type}: no such type`]
}

function departures(value: unknown, shape: Shape, place: string): string[] {
  switch (shape.type) {
    case 'unknown':
      return []
    case 'null':
      return value === null ? [] : [`${place}: not null`]
    case 'inline': {
      const named = types.get(shape.name)
      return named ? departures(value, named, place) : [`${place}: no such type ${shape.name}`]
    }
    case 'union':
      return inUnion(value, shape.of, place)
    case 'array':
      if (!Array.isArray(value)) return [`${place}: no array`]
      return value.flatMap((item, at) => departures(item, shape.of, `${place}[${at}]`))
    case 'object':
      return isRecord(value) ? inObject(value, shape, place) : [`${place}: no object`]
    default:
      if (typeof value !== shape.type) return [`${place}: ${typeof value}, no ${shape.type}`]
      return shape.value === undefined || shape.value === value
        ? []
        : [`${place}: ${String(value)} is not ${String(shape.value)}`]
  }
}

// The members of a union are told apart by `_type`; the best fit is the one that departs least.
function inUnion(value: unknown, members: readonly Shape[], place: string): string[] {
  const found = members.map((member) => departures(value, member, place))
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [`${place}: an empty union`]
}

function inObject(value: Record<string, unknown>, shape: Extract<Shape, { type: 'object' }>, place: string): string[] {
  const attributes = attributesOf(shape)
  const missing = Object.entries(attributes).flatMap(([name, { optional }]) =>
    value[name] === undefined && !optional && !SYSTEM.has(name) ? [`${place}.${name}: missing`] : [],
  )
  const present = Object.entries(value).flatMap(([name, inner]) => {
    const attribute = attributes[name]
    return attribute ? departures(inner, attribute.value, `${place}.${name}`) : [`${place}.${name}: unknown field`]
  })
  return [...missing, ...present]
}

function attributesOf({ attributes, rest }: Extract<Shape, { type: 'object' }>) {
  const more = rest?.type === 'inline' ? types.get(rest.name) : rest
  return more?.type === 'object' ? { ...more.attributes, ...attributes } : attributes
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
