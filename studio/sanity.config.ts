import { codeInput } from '@sanity/code-input'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { announcementsTool } from './announcement-calendar/announcements-tool.tsx'
import { healthTool } from './health/health-tool.tsx'
import { schemaTypes } from './schemaTypes/index.ts'
import { contentSource } from './workspace/content-source.ts'
import { previewTool } from './preview/preview-tool.ts'
import { sharing } from './preview/sharing-plugin.ts'
import { documentActions } from './publishing/document-actions.ts'
import { receipts } from './receipts/receipts-plugin.ts'
import { structure } from './structure/index.ts'
import { newDocumentOptions } from './structure/singletons.ts'
import { menuTemplate, pageTemplate } from './structure/templates.ts'
import { workspaceOptions } from './workspace/options.ts'
import { portalUrl } from './workspace/portal-url.ts'
import { API_VERSION } from '@portal/content-source'

export default defineConfig({
  name: 'default',
  title: 'Developer portal',
  ...workspaceOptions(contentSource),
  plugins: [
    structureTool({ title: 'Content', structure }),
    previewTool(portalUrl),
    sharing(),
    receipts(),
    codeInput(),
    visionTool({ title: 'Query', defaultApiVersion: API_VERSION, defaultDataset: contentSource.dataset }),
  ],
  tools: [announcementsTool, healthTool],
  schema: { types: schemaTypes, templates: (templates) => [...templates, pageTemplate, menuTemplate] },
  document: { actions: documentActions, newDocumentOptions, comments: { enabled: false } },
})
