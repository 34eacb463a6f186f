import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { pointerLines, type Pointer } from './pointers.ts'

/** What points to pages. */
export function PointerList({ pointers }: { pointers: readonly Pointer[] }) {
  if (pointers.length === 0) return <Text size={1}>Nothing else points here.</Text>
  return (
    <Card border radius={2} padding={3} style={{ maxHeight: 140, overflow: 'auto' }} data-testid="pointers">
      <Stack gap={3}>
        {pointerLines(pointers).map((line) => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

type ChoiceProps = { checked: boolean; onChange: (checked: boolean) => void; children: React.ReactNode }

/** A choice of a dialog. */
export function Choice({ checked, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <Flex gap={3} align="flex-start">
      <Checkbox id={id} checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Box flex={1}>
        <Text as="label" htmlFor={id} size={1}>
          {children}
        </Text>
      </Box>
    </Flex>
  )
}
