import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type Props = {
  /** What there is to know and to choose. */
  children: ReactNode
  /** Says why it can not be confirmed just now. */
  busy: string | undefined
  confirm: { text: string; tone: 'positive' | 'critical'; testId: string; onClick: () => void }
  onCancel: () => void
}

/** Nothing that arrives later, or that a choice opens, moves a button under the pointer of somebody who presses it. */
const HEIGHT = 'min(390px, 54vh)'

/** A dialog that asks before something is done: of one height whatever it shows, with buttons that stay in their place. */
export function DecisionFrame({ children, busy, confirm, onCancel }: Props) {
  return (
    <Stack gap={4}>
      <Box overflow="auto" paddingX={1} paddingY={2} style={{ height: HEIGHT }}>
        {children}
      </Box>
      <Flex gap={3} align="center">
        <Button mode="ghost" text="Cancel" onClick={onCancel} />
        <Box flex={1}>
          <Text as="output" size={1} muted align="right" textOverflow="ellipsis">
            {busy}
          </Text>
        </Box>
        <Button
          data-testid={confirm.testId}
          tone={confirm.tone}
          text={confirm.text}
          disabled={busy !== undefined}
          onClick={confirm.onClick}
        />
      </Flex>
    </Stack>
  )
}
