import { API_VERSION } from '@portal/content-source'
import { Box, Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
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

/** The links have a place of their own to scroll in: a button that is shown stays where it is. */
const LIST_HEIGHT = 160

/** Makes links to the preview of a page, shows those that are open, and revokes them. */
export function ShareDialog({ document }: { document: string }) {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const toast = useToast()
  const [hours, setHours] = useState(24)
  const [links, setLinks] = useState<readonly PreviewLink[]>()
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const [address, setAddress] = useState('')

  const complain = (error: unknown) => {
    const description = error instanceof Error ? error.message : String(error)
    toast.push({ status: 'error', title: 'It did not work', description })
  }
  const copy = async (link: string) => {
    // A browser may refuse; then the link stands there to be copied by hand.
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.push({ status: 'success', title: 'The link is copied' })
  }
  const attempt = (work: () => Promise<void>) => work().catch(complain)
  const complainOfList = useEffectEvent(complain)
  useEffect(() => {
    let isOpen = true
    listPreviewLinks(client, document).then((found) => isOpen && setLinks(found), complainOfList)
    return () => {
      isOpen = false
    }
  }, [client, document])

  const create = () =>
    attempt(async () => {
      const key = await createPreviewLink(client, { document, hours, createdBy: user?.id })
      const made = await addressOf(portalUrl, key)
      setAddress(made)
      await copy(made)
      setLinks(await listPreviewLinks(client, document))
    })
  const revoke = ({ _id }: PreviewLink) =>
    attempt(async () => {
      await revokePreviewLink(client, _id)
      setAddress('')
      setRevoked((before) => new Set(before).add(_id))
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
        <Button tone="primary" text="Make and copy a link" onClick={() => void create()} />
      </Flex>
      <Address value={address} onCopy={() => void copy(address)} />
      <Box overflow="auto" style={{ height: LIST_HEIGHT }}>
        <Stack gap={2}>
          {links?.length === 0 && (
            <Text size={1} muted>
              No link opens this page.
            </Text>
          )}
          {links?.map((link) => (
            <OpenLink
              key={link._id}
              link={link}
              isRevoked={revoked.has(link._id)}
              onShow={() => void attempt(async () => setAddress(await addressOf(portalUrl, keyOf(link))))}
              onRevoke={() => void revoke(link)}
            />
          ))}
        </Stack>
      </Box>
    </Stack>
  )
}

type OpenLinkProps = { link: PreviewLink; isRevoked: boolean; onShow: () => void; onRevoke: () => void }

// A line that is revoked stays: the next one must not come under a second press.
function OpenLink({ link, isRevoked, onShow, onRevoke }: OpenLinkProps) {
  return (
    <Flex gap={2} align="center" data-testid="preview-link">
      <Box flex={1}>
        <Text size={1} muted={isRevoked}>
          {isRevoked ? 'Revoked' : `Open until ${new Date(link.expiresAt).toLocaleString()}`}
        </Text>
      </Box>
      <Button mode="ghost" text="Show" disabled={isRevoked} onClick={onShow} />
      <Button mode="ghost" tone="critical" text="Revoke" disabled={isRevoked} onClick={onRevoke} />
    </Flex>
  )
}

function Address({ value, onCopy }: { value: string; onCopy: () => void }) {
  return (
    <Flex gap={2}>
      <Box flex={1}>
        <TextInput
          aria-label="Preview link"
          readOnly
          placeholder="The link stands here once it is made"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Box>
      <Button mode="ghost" text="Copy" disabled={value === ''} onClick={onCopy} />
    </Flex>
  )
}
