import { codeInput } from '@sanity/code-input'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { contentSource } from './content-source.ts'
import { schemaTypes } from './schemaTypes/index.ts'

export default defineConfig({
  name: 'default',
  title: 'Developer portal',
  projectId: contentSource.projectId,
  dataset: contentSource.dataset,
  plugins: [structureTool(), codeInput(), visionTool()],
  schema: { types: schemaTypes },
})
