import { Stack, Text } from '@sanity/ui'
import type { InputProps } from 'sanity'
import { inZone, localZone } from './zoned-time.ts'

/** A date and time that says in which zone it is meant, and what it is in the zone of the servers' logs. */
export function ZonedInput(props: InputProps) {
  const at = typeof props.value === 'string' ? Date.parse(props.value) : Number.NaN
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text size={1} muted>
        {Number.isNaN(at)
          ? `In your time zone, ${localZone()}.`
          : `${inZone(at, localZone())} (${localZone()}), which is ${inZone(at, 'UTC')}.`}
      </Text>
    </Stack>
  )
}
