import { defineCliConfig } from 'sanity/cli'
import { resolveContentSource } from '@portal/content-source'

const source = resolveContentSource(process.env)

export default defineCliConfig({
  api: { projectId: source.projectId, dataset: source.dataset },
  deployment: { autoUpdates: false },
  // The bundle holds the resolved source, so that the browser reads no environment.
  vite: { define: { __CONTENT_SOURCE__: JSON.stringify(source) } },
  schemaExtraction: { enforceRequiredFields: true },
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: './schema.json',
    generates: '../web/src/sanity/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
