import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useId, useMemo } from 'react'
import { EscapeList } from '../desk/escape-list.tsx'
import { hasWords } from '../desk/has-words.ts'
import type { PageChoice } from './surroundings.ts'

type Props = {
  /** Who is led: `readers of /docs/x`. */
  from: string
  pages: readonly PageChoice[]
  to: PageChoice | undefined
  /** Takes the path that was chosen, an empty one when readers are led nowhere. */
  onChange: (path: string) => void
}

/** The page that readers are led to, found by words of its title or path. */
export function Follower({ from, pages, to, onChange }: Props) {
  const id = useId()
  const options = useMemo(() => pages.map((page) => ({ value: page.path, page })), [pages])
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        Lead {from} to
      </Text>
      <EscapeList>
        {(search) => (
          <Autocomplete
            id={id}
            fontSize={1}
            value={to?.path ?? ''}
            placeholder="nowhere: they see that the page does not exist. Search for a page"
            options={options}
            filterOption={(query, { page }) => hasWords(query, wordsOf(page))}
            renderOption={({ page }) => <Offer {...page} />}
            onChange={onChange}
            {...search}
          />
        )}
      </EscapeList>
    </Stack>
  )
}

const wordsOf = ({ title, path }: PageChoice) => `${title ?? ''} ${path}`

function Offer({ title, path }: PageChoice) {
  return (
    <Card as="button" padding={3}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {title ?? path}
        </Text>
        <Text size={1} muted>
          {path}
        </Text>
      </Stack>
    </Card>
  )
}
