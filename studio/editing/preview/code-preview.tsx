import { Box, Card, Stack, Text } from '@sanity/ui'
import { Code } from '@sanity/ui/code'
import type { PreviewProps } from 'sanity'
import { grammarOf, useGrammars } from './grammars.ts'

const MOST_LINES = 12

type Selected = PreviewProps & { code?: unknown; language?: unknown }

/** Code as it reads, coloured, in the editor of a body. Its language stands beside its name. */
export function CodePreview(props: Selected) {
  const { code, language, renderDefault } = props
  const areThere = useGrammars()
  if (props.layout !== 'block' || typeof code !== 'string' || code === '') return renderDefault(props)
  const lines = code.split('\n')
  const grammar = areThere ? grammarOf(language) : undefined
  const children = (
    <Card padding={3} margin={1} radius={2} tone="transparent" border data-testid="code-preview">
      <Stack gap={3}>
        <Box overflow="auto">
          <Code size={1} {...(grammar && { language: grammar })}>
            {lines.slice(0, MOST_LINES).join('\n')}
          </Code>
        </Box>
        {lines.length > MOST_LINES && (
          <Text size={0} muted>
            and {lines.length - MOST_LINES} more lines
          </Text>
        )}
      </Stack>
    </Card>
  )
  return renderDefault({ ...props, children })
}
