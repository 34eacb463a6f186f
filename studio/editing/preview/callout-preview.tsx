import { Card, Stack, Text } from '@sanity/ui'
import type { PreviewProps } from 'sanity'
import { spanText } from '../../schemaTypes/fields/span-text.ts'
import { recordsIn } from './records.ts'

const TONES: Readonly<Record<string, 'primary' | 'positive' | 'caution' | 'critical'>> = {
  note: 'primary',
  tip: 'positive',
  warning: 'caution',
  danger: 'critical',
}

type Selected = PreviewProps & { tone?: unknown; content?: unknown }

/** A callout with its text in its colour, in the editor of a body. */
export function CalloutPreview(props: Selected) {
  const { tone, content, renderDefault } = props
  if (props.layout !== 'block') return renderDefault(props)
  const children = (
    <Card padding={3} margin={1} radius={2} tone={TONES[String(tone)] ?? 'primary'} data-testid="callout-preview">
      <Stack gap={3}>
        {recordsIn(content).map((block) => (
          <Text key={String(block['_key'])} size={1}>
            {block['_type'] === 'block' ? spanText([block]) : 'Code'}
          </Text>
        ))}
      </Stack>
    </Card>
  )
  return renderDefault({ ...props, children })
}
