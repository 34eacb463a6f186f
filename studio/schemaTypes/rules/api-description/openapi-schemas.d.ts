// The schemas as their validator reads them; their literal types would be thousands of lines.
declare module '@seriousme/openapi-schema-validator/schemas/v3.0/schema.json' {
  import type { Schema } from '@cfworker/json-schema'
  const schema: Schema
  export default schema
}
declare module '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json' {
  import type { Schema } from '@cfworker/json-schema'
  const schema: Schema
  export default schema
}
declare module '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json' {
  import type { Schema } from '@cfworker/json-schema'
  const schema: Schema
  export default schema
}
