import { LinkIcon } from '@sanity/icons/Link'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { ShareDialog } from './share-dialog.tsx'

/** Offers a link to the draft of a page, for somebody without access to the Studio. */
export const useSharePreview: DocumentActionComponent = ({ id, draft, published }) => {
  const [isOpen, setOpen] = useState(false)
  const page = draft ?? published
  return {
    label: 'Share preview',
    icon: LinkIcon,
    disabled: !page?.['path'],
    title: page?.['path'] ? undefined : 'Give the page a path first',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Share a preview of this page',
      onClose: () => setOpen(false),
      content: <ShareDialog document={id} />,
    },
  }
}
useSharePreview.displayName = 'SharePreview'
