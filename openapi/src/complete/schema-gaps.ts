import { isRecord, toList, toRecord, toText, type JsonRecord } from '../json.ts'

const SAYS_WHAT = ['type', 'const', 'enum', 'oneOf', 'anyOf', 'allOf']
const isScalar = ({ type, items, properties }: JsonRecord) =>
  type !== undefined && type !== 'object' && !items && !properties && !toList(type).includes('null')

/** Each value of an enumeration has its meaning: in `x-enumDescriptions`, which Scalar shows, or in the description. */
export function enumGaps(schema: JsonRecord): string[] {
  const values = toList(schema.enum).filter((value) => value !== null)
  const meanings = toRecord(schema['x-enumDescriptions'])
  if (values.length < 2) return []
  const extra = Object.keys(meanings).filter((name) => !values.map(String).includes(name))
  return [
    ...values
      .filter((value) => toText(meanings[String(value)]) === '')
      .map((value) => `no meaning of ${String(value)}`),
    ...extra.map((name) => `a meaning of ${name}, which is no value`),
  ]
}

/** What a schema lacks so that a reader knows each field without asking: words, a type, an example, meanings. */
export function schemaGaps(node: unknown, isNamed: boolean): string[] {
  const schema = toRecord(node)
  if (typeof schema.$ref === 'string') return []
  const own = [
    ...(toText(schema.description) === '' ? ['no description'] : []),
    ...(isNamed && toText(schema.title) === '' ? ['no title'] : []),
    ...(SAYS_WHAT.some((key) => key in schema) ? [] : ['no type']),
    ...(schema.type === 'array' && !isRecord(schema.items) ? ['no items'] : []),
    ...(isScalar(schema) && !('example' in schema) && !('examples' in schema) ? ['no example'] : []),
    ...enumGaps(schema),
  ]
  const properties = Object.entries(toRecord(schema.properties)).flatMap(([name, property]) =>
    schemaGaps(property, false).map((gap) => `${name}: ${gap}`),
  )
  // Parts of a schema and items of a list are described by what holds them; their own fields are not.
  const parts = [...toList(schema.allOf), ...toList(schema.oneOf), ...toList(schema.anyOf), schema.items].flatMap(
    (part) =>
      Object.entries(toRecord(toRecord(part).properties)).flatMap(([name, property]) =>
        schemaGaps(property, false).map((gap) => `${name}: ${gap}`),
      ),
  )
  return [...own, ...properties, ...parts, ...enumGaps(toRecord(schema.items)).map((gap) => `items: ${gap}`)]
}
