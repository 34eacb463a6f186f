import { Badge, Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import type { ShelfLine } from './shelf-lines.ts'

const STATES = { published: undefined, edited: 'has a draft', draft: 'not published' } as const

type Props = {
  line: ShelfLine
  isSelected: boolean
  /** Whether the page is among those that are chosen; undefined while none is to be chosen. */
  isChosen: boolean | undefined
  onChoose: (key: string, isChosen: boolean) => void
}

/** A heading of the menu, or a page, which opens beside the list. */
export function Line({ line, isSelected, isChosen, onChoose }: Props) {
  const { ChildLink } = usePaneRouter()
  const indent = { paddingLeft: line.depth * 16 }
  if (line.kind === 'heading')
    return (
      <Box paddingTop={3} paddingBottom={1} style={indent}>
        <Text size={0} weight="semibold" muted>
          {line.title}
        </Text>
      </Box>
    )
  return (
    <Flex gap={2} align="center" style={indent}>
      {isChosen !== undefined && (
        <Checkbox
          aria-label={`Choose ${line.title}, ${line.path}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(line.key, currentTarget.checked)}
        />
      )}
      <Box flex={1}>
        <Card as={ChildLink} childId={line.key} data-as="a" radius={2} padding={2} selected={isSelected}>
          <Flex gap={2} align="center">
            <Box flex={1}>
              <Stack gap={2}>
                <Text size={1} weight="medium" textOverflow="ellipsis">
                  {line.title}
                </Text>
                <Text size={0} muted textOverflow="ellipsis">
                  {[line.path, line.mode].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
            </Box>
            {STATES[line.state] && <Badge tone="caution">{STATES[line.state]}</Badge>}
          </Flex>
        </Card>
      </Box>
    </Flex>
  )
}
