import { API_VERSION } from '@portal/content-source'
import { Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { removalMutations } from './page-transaction.ts'
import type { Target } from './pointers.ts'
import { RemovalDialog, type RemovalChoice, type RemovalDialogProps } from './removal-dialog.tsx'
import { useSurroundings } from './surroundings.ts'

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
    const remove = async ({ surroundings, ...choice }: RemovalChoice) => {
      setStep('saving')
      try {
        const removal = { kind, draft: draft ?? undefined, published, from: page, ...surroundings, ...choice }
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
          <RemovalOfPage
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

type DialogProps = Pick<RemovalDialogProps, 'successor' | 'isSaving' | 'onConfirm' | 'onCancel'> & {
  kind: 'unpublish' | 'delete'
  page: Target
}

function RemovalOfPage({ kind, page, ...props }: DialogProps) {
  const read = useSurroundings(page)
  return (
    <RemovalDialog
      verb={kind === 'delete' ? 'Delete' : 'Unpublish'}
      from={`readers of ${page.path}`}
      read={read}
      {...props}
    >
      <Text size={1}>
        {kind === 'delete'
          ? 'The page and its draft are deleted.'
          : 'The page is taken from readers and kept as a draft.'}
      </Text>
    </RemovalDialog>
  )
}

function referenceOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && '_ref' in value ? value._ref : undefined
  return typeof id === 'string' ? id : undefined
}
