import { API_VERSION } from '@portal/content-source'
import { BoundaryElementProvider, Box, Dialog, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { RemovalDialog, type RemovalChoice } from '../publishing/removal-dialog.tsx'
import { gonersOf, removalOfSeveral, surroundingsOf } from '../publishing/remove-several.ts'
import { useContent } from '../publishing/surroundings.ts'

type Props = {
  ids: readonly string[]
  titleOf: (id: string) => string
  onClose: () => void
  onDone: () => void
}

/** Asks what becomes of the readers of some pages and of all that points to them, and deletes them in one transaction. */
export function RemovePagesDialog({ ids, titleOf, onClose, onDone }: Props) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const content = useContent()
  const read = useMemo(() => {
    if (!content || 'failed' in content) return content
    const goners = gonersOf(content, ids)
    return { goners, ...surroundingsOf(content, goners) }
  }, [content, ids])
  const remove = async ({ surroundings, ...choice }: RemovalChoice) => {
    if (!read || 'failed' in read) return
    setSaving(true)
    try {
      const { redirects } = surroundings
      await client.mutate(removalOfSeveral({ goners: read.goners, redirects, ...choice }), { tag: 'delete' })
      onDone()
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'Nothing was changed', description })
      onClose()
    }
  }
  const count = ids.length === 1 ? 'one page' : `${ids.length} pages`
  return (
    <Dialog id="remove-pages" header={`Delete ${count}`} width={1} onClose={onClose}>
      {/* What opens in the dialog keeps to the window, not to the pane that the dialog was opened from. */}
      <BoundaryElementProvider element={document.body}>
        <Box padding={4}>
          <RemovalDialog
            verb="Delete"
            from={`readers of ${ids.length === 1 ? 'this page' : `these ${count}`}`}
            read={read}
            isSaving={isSaving}
            onConfirm={(choice) => void remove(choice)}
            onCancel={onClose}
          >
            <Text size={1}>These and their drafts are deleted: {ids.map(titleOf).join(', ')}.</Text>
          </RemovalDialog>
        </Box>
      </BoundaryElementProvider>
    </Dialog>
  )
}
