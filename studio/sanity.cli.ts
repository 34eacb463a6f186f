import { join } from 'node:path'
import { defineCliConfig } from 'sanity/cli'
import { resolveContentSource } from '@portal/content-source'
import { readOperations } from './workspace/read-operations.ts'

const source = resolveContentSource(process.env)
const portalUrl = process.env['WEB_URL'] || `http://localhost:${process.env['WEB_PORT'] || '3000'}`

export default defineCliConfig({
  api: { projectId: source.projectId, dataset: source.dataset },
  deployment: { autoUpdates: false },
  // The bundle holds the resolved source, the portal's address and the operations, so that the browser reads neither
  // environment nor files.
  vite: {
    define: {
      __CONTENT_SOURCE__: JSON.stringify(source),
      __PORTAL_URL__: JSON.stringify(portalUrl),
      __BUNDLED_OPERATIONS__: JSON.stringify(readOperations(join(import.meta.dirname, '../openapi/dist'))),
    },
  },
  schemaExtraction: { enforceRequiredFields: true },
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: './schema.json',
    generates: '../web/src/sanity/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
