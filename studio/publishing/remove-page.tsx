import { API_VERSION } from '@portal/content-source'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { removalMutations } from './page-transaction.ts'
import { RemovalDialog, type RemovalChoice } from './removal-dialog.tsx'

/** Unpublish or Delete, which shows for a published page what points to it and offers to lead its readers elsewhere. */
export function removePage(action: DocumentActionComponent, kind: 'unpublish' | 'delete'): DocumentActionComponent {
  const useRemovePage: DocumentActionComponent = (props) => {
    const original = action(props)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const setPerspective = useSetPerspective()
    const [step, setStep] = useState<'closed' | 'asking' | 'saving'>('closed')
    const { published, draft, onComplete } = props
    const path = published?.['path']

    if (!original || !published || typeof path !== 'string') return original

    const page = { id: published._id, path }
    const close = () => {
      setStep('closed')
      onComplete()
    }
    const remove = async ({ surroundings, dropEntries, ...choice }: RemovalChoice) => {
      setStep('saving')
      const entries = dropEntries ? surroundings.entries : []
      try {
        const removal = { kind, draft: draft ?? undefined, published, from: page, ...surroundings, ...choice, entries }
        await client.mutate(removalMutations(removal), { tag: kind })
        // What is left to look at is the draft.
        if (kind === 'unpublish') setPerspective('drafts')
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error)
        toast.push({ status: 'error', title: 'Nothing was changed', description })
      }
      close()
    }
    return {
      ...original,
      onHandle: () => setStep('asking'),
      dialog: step !== 'closed' && {
        type: 'dialog',
        header: kind === 'delete' ? 'Delete the page' : 'Unpublish the page',
        onClose: close,
        content: (
          <RemovalDialog
            kind={kind}
            page={page}
            successor={referenceOf(published['successor'])}
            isSaving={step === 'saving'}
            onConfirm={(choice) => void remove(choice)}
            onCancel={close}
          />
        ),
      },
    }
  }
  useRemovePage.action = kind
  useRemovePage.displayName = kind === 'delete' ? 'DeletePage' : 'UnpublishPage'
  return useRemovePage
}

function referenceOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && '_ref' in value ? value._ref : undefined
  return typeof id === 'string' ? id : undefined
}
