import { API_VERSION } from '@portal/content-source'
import { Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { portalUrl } from '../workspace/portal-url.ts'
import {
  addressOf,
  createPreviewLink,
  keyOf,
  listPreviewLinks,
  revokePreviewLink,
  type PreviewLink,
} from './preview-links.ts'

const LIFETIMES = [
  { hours: 1, title: '1 hour' },
  { hours: 24, title: '1 day' },
  { hours: 24 * 7, title: '7 days' },
  { hours: 24 * 30, title: '30 days' },
]

/** Makes links to the preview of a page, shows those that are open, and revokes them. */
export function ShareDialog({ document }: { document: string }) {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const [hours, setHours] = useState(24)
  const [links, setLinks] = useState<PreviewLink[]>([])
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  useEffect(() => {
    let isOpen = true
    listPreviewLinks(client, document).then(
      (found) => isOpen && setLinks(found),
      (error: unknown) => isOpen && setProblem(String(error)),
    )
    return () => {
      isOpen = false
    }
  }, [client, document])

  const create = () =>
    attempt(async () => {
      const key = await createPreviewLink(client, { document, hours, createdBy: user?.id })
      setAddress(await addressOf(portalUrl, key))
      setLinks(await listPreviewLinks(client, document))
    })
  const revoke = (link: PreviewLink) =>
    attempt(async () => {
      await revokePreviewLink(client, link._id)
      setAddress(undefined)
      setLinks(await listPreviewLinks(client, document))
    })

  return (
    <Stack gap={4} data-testid="share-dialog">
      <Text size={1} muted>
        Whoever has the link sees the draft of this page, and no other, until the link expires or is revoked. They need
        no access to the Studio.
      </Text>
      <Flex gap={2}>
        <Select
          aria-label="The link opens for"
          value={hours}
          onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
        >
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime.hours} value={lifetime.hours}>
              {lifetime.title}
            </option>
          ))}
        </Select>
        <Button tone="primary" text="Make a link" onClick={() => void create()} />
      </Flex>
      {address && <Address value={address} />}
      {problem && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>It did not work: {problem}</Text>
        </Card>
      )}
      {links.map((link) => (
        <Flex key={link._id} gap={2} align="center" data-testid="preview-link">
          <Text size={1} style={{ flex: 1 }}>
            Open until {new Date(link.expiresAt).toLocaleString()}
          </Text>
          <Button
            mode="ghost"
            text="Show"
            onClick={() => void attempt(async () => setAddress(await addressOf(portalUrl, keyOf(link))))}
          />
          <Button mode="ghost" tone="critical" text="Revoke" onClick={() => void revoke(link)} />
        </Flex>
      ))}
    </Stack>
  )
}

function Address({ value }: { value: string }) {
  return (
    <Flex gap={2}>
      <Box flex={1}>
        <TextInput aria-label="Preview link" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </Box>
      <Button mode="ghost" text="Copy" onClick={() => void navigator.clipboard.writeText(value)} />
    </Flex>
  )
}
