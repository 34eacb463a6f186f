import { isArrayOfBlocksSchemaType, type InputProps, type PortableTextInputProps } from 'sanity'
import { newKey } from '../new-key.ts'
import { fromClipboard } from './from-clipboard.ts'

/** A body that takes over what is pasted from documents, spreadsheets and Markdown as clean blocks. */
export function PastingInput(props: InputProps) {
  return isPortableText(props) ? props.renderDefault({ ...props, onPaste }) : props.renderDefault(props)
}

const onPaste: NonNullable<PortableTextInputProps['onPaste']> = ({ event, schemaTypes, path }) => {
  const { clipboardData } = event
  // Blocks of another body are pasted as they are.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined
  const clipboard = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
  const blocks = fromClipboard(clipboard, { parseHtml, newKey })
  if (!blocks) return undefined
  const allowed = new Set(['block', ...schemaTypes.blockObjects.map(({ name }) => name)])
  return { insert: blocks.filter(({ _type }) => allowed.has(_type)), path }
}

function isPortableText(props: InputProps): props is PortableTextInputProps {
  return isArrayOfBlocksSchemaType(props.schemaType)
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html')
