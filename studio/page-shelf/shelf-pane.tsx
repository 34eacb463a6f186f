import { EditIcon } from '@sanity/icons/Edit'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Card, Flex, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { usePaneRouter, type UserComponent } from 'sanity/structure'
import { z } from 'zod'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { PAGE_TEMPLATE } from '../structure/templates.ts'
import { RemovePagesDialog } from './remove-pages-dialog.tsx'
import { Line } from './shelf-line.tsx'
import { SHELF_MENU, SHELF_PAGES, searchLines, ShelfEntry, ShelfPage, shelfLines } from './shelf-lines.ts'

const PAGES = ['page']
const MENU = ['menuEntry']
const Options = z.object({ product: z.string(), version: z.string().optional() })

/** The pages of a product or version as the menu of the portal lists them, with a search and a way to add one. */
export const ShelfPane: UserComponent = ({ childItemId, options }) => {
  const { product, version } = useMemo(() => Options.parse(options), [options])
  const pages = useLiveQuery(SHELF_PAGES, PAGES, ShelfPage)
  const menu = useLiveQuery(SHELF_MENU, MENU, ShelfEntry)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>()
  const [isRemoving, setRemoving] = useState(false)
  const lines = useMemo(() => {
    if (pages.state !== 'loaded' || menu.state !== 'loaded') return []
    return shelfLines(pages.rows, menu.rows, { product, ...(version && { version }) })
  }, [pages, menu, product, version])

  const failed = [pages, menu].find(({ state }) => state === 'failed')
  if (failed?.state === 'failed') return <Text>The pages can not be read: {failed.message}</Text>
  if (pages.state === 'loading' || menu.state === 'loading') return <Spinner />
  const found = searchLines(lines, query)
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before = []) => (isChosen ? [...before, key] : before.filter((other) => other !== key)))
  return (
    <Card height="fill" overflow="auto" data-testid="page-shelf">
      <Stack gap={3} padding={3}>
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              aria-label="Search these pages"
              icon={SearchIcon}
              fontSize={1}
              placeholder="Title or path"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          </Box>
          {/* Another page each time: the one that is open may have been begun here. */}
          <NewPage key={childItemId ?? ''} product={product} version={version} />
          <Button
            fontSize={1}
            mode="ghost"
            selected={chosen !== undefined}
            text="Choose"
            title="Choose pages, to delete them together"
            onClick={() => setChosen(chosen ? undefined : [])}
          />
        </Flex>
        {chosen && (
          <Flex gap={2} align="center">
            <Box flex={1}>
              <Text size={1} muted>
                {chosen.length === 1 ? 'One page chosen' : `${chosen.length} pages chosen`}
              </Text>
            </Box>
            <Button
              fontSize={1}
              mode="ghost"
              tone="critical"
              text="Delete…"
              disabled={chosen.length === 0}
              onClick={() => setRemoving(true)}
            />
          </Flex>
        )}
        <Stack gap={1}>
          {found.map((line) => (
            <Line
              key={line.key}
              line={line}
              isSelected={line.key === childItemId}
              isChosen={chosen?.includes(line.key)}
              onChoose={choose}
            />
          ))}
        </Stack>
        {found.length === 0 && (
          <Text size={1} muted>
            {query ? 'No page has these words in its title or path.' : 'No page yet.'}
          </Text>
        )}
      </Stack>
      {isRemoving && chosen && (
        <RemovePagesDialog
          ids={chosen}
          titleOf={(id) => lines.find(({ key }) => key === id)?.title ?? id}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false)
            setChosen(undefined)
          }}
        />
      )}
    </Card>
  )
}

function NewPage({ product, version }: { product: string; version: string | undefined }) {
  const { ChildLink } = usePaneRouter()
  const [id] = useState(() => crypto.randomUUID())
  return (
    <Button
      as={ChildLink}
      childId={id}
      childParameters={{ type: 'page', template: PAGE_TEMPLATE }}
      childPayload={{ product, version }}
      icon={EditIcon}
      fontSize={1}
      mode="ghost"
      text="New page"
    />
  )
}
