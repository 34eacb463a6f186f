import { presentationTool } from 'sanity/presentation'
import { locations, mainDocuments } from './locations.ts'
import { PreviewHeader } from './preview-header.tsx'

/** The drafts in the portal itself, beside the form: a click on a text opens its field, and edits show as they are saved. */
export const previewTool = (portalUrl: string) =>
  presentationTool({
    title: 'Preview',
    allowOrigins: [portalUrl],
    previewUrl: { initial: portalUrl, previewMode: { enable: '/api/draft-mode/enable' } },
    resolve: { locations, mainDocuments },
    components: { unstable_header: { component: PreviewHeader } },
  })
