import { API_VERSION } from '@portal/content-source'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useValidationStatus, type DocumentActionComponent, type DocumentActionProps } from 'sanity'
import { moveMutations } from './page-transaction.ts'
import { RenameDialog, type RenameChoice } from './rename-dialog.tsx'

/** Publish, which asks first about what points to the old path when the path of a published page has changed. */
export function publishPage(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublishPage: DocumentActionComponent = (props) => {
    const original = publish(props)
    const rename = renameIn(props)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [step, setStep] = useState<'closed' | 'asking' | 'saving'>('closed')
    const { isValidating } = useValidationStatus(props.draft?._id ?? props.id, props.type, true)

    if (!original || !rename) return original

    const save = async ({ surroundings, ...choice }: RenameChoice) => {
      setStep('saving')
      try {
        await client.mutate(moveMutations({ ...rename, ...surroundings, ...choice }), { tag: 'rename' })
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error)
        toast.push({ status: 'error', title: 'Not published: nothing was changed', description })
      }
      setStep('closed')
    }
    return {
      ...original,
      onHandle: () => setStep('asking'),
      dialog: step !== 'closed' && {
        type: 'dialog',
        header: 'The page moves',
        onClose: () => setStep('closed'),
        content: (
          <RenameDialog
            from={rename.from}
            to={rename.to.path}
            busy={busyWith(step === 'saving', isValidating, original.disabled)}
            onPublish={(choice) => void save(choice)}
            onCancel={() => setStep('closed')}
          />
        ),
      },
    }
  }
  if (publish.action) usePublishPage.action = publish.action
  usePublishPage.displayName = 'PublishPage'
  return usePublishPage
}

function renameIn({ draft, published }: DocumentActionProps) {
  const from = published?.['path']
  const to = draft?.['path']
  if (!draft || !published || typeof from !== 'string' || typeof to !== 'string' || !from || !to || from === to)
    return undefined
  const id = published._id
  return { draft, published, from: { id, path: from }, to: { id, path: to } }
}

// A page that is refused must not move what points to it.
function busyWith(isSaving: boolean, isValidating: boolean, isDisabled: boolean | undefined): string | undefined {
  if (isSaving) return 'Publishing…'
  if (isValidating) return 'Checking…'
  return isDisabled ? 'Something is wrong with the page' : undefined
}
