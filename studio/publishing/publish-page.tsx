import { API_VERSION } from '@portal/content-source'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useClient, useValidationStatus, type DocumentActionComponent, type DocumentActionProps } from 'sanity'
import { leaveRedirect } from './leave-redirect.ts'
import { RenameDialog } from './rename-dialog.tsx'

/** Publish, which asks about a redirect first when the path of a published page has changed. */
export function publishPage(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublishPage: DocumentActionComponent = (props) => {
    const original = publish(props)
    const rename = renameIn(props)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [step, setStep] = useState<'closed' | 'asking' | 'saving'>('closed')
    const { isValidating } = useValidationStatus(props.draft?._id ?? props.id, props.type, true)
    // What Publish does changes while the redirect is saved: the latest is called.
    const latest = useRef(original)
    useEffect(() => {
      latest.current = original
    })

    if (!original || !rename) return original

    const save = async (leave: boolean) => {
      setStep('saving')
      try {
        await leaveRedirect(client, { ...rename, leaveRedirect: leave })
        latest.current?.onHandle?.()
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error)
        toast.push({ status: 'error', title: 'Not published: the redirect could not be saved', description })
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
            {...rename}
            busy={busyWith(step === 'saving', isValidating, original.disabled)}
            onPublish={(leave) => void save(leave)}
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

function renameIn({ draft, published }: DocumentActionProps): { from: string; to: string } | undefined {
  const from = published?.['path']
  const to = draft?.['path']
  return typeof from === 'string' && typeof to === 'string' && from && to && from !== to ? { from, to } : undefined
}

// A redirect must not be left for a page that is refused afterwards.
function busyWith(isSaving: boolean, isValidating: boolean, isDisabled: boolean | undefined): string | undefined {
  if (isSaving) return 'Publishing…'
  if (isValidating) return 'Checking…'
  return isDisabled ? 'Something is wrong with the page' : undefined
}
