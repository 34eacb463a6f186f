import { expect, test } from 'vitest'
import { banks } from '@portal/openapi/cast'
import { providers } from '@portal/studio/seed'

const FIELDS = ['name', 'country', 'bic', 'channels', 'dataCapabilities', 'segments', 'status', 'paymentCapabilities']

// The sample covers more institutions than the examples name, in more words: what both say is compared here.
test('B6 the institutions that examples name are providers, and both say the same of them', () => {
  const documents = providers()
  const told = banks.map(({ name }) => {
    const provider = documents.find((document) => document['name'] === name)
    return Object.fromEntries(FIELDS.map((field) => [field, provider?.[field]]))
  })
  expect(told).toEqual(
    banks.map(({ name, country, bic, channels, data, segments, status, instant }) => ({
      name,
      country,
      bic,
      channels: channels.map(({ mode }) => mode),
      dataCapabilities: data,
      segments,
      status,
      paymentCapabilities:
        instant === undefined ? [] : ['SINGLE_PAYMENT', ...(instant ? ['SINGLE_INSTANT_PAYMENT'] : [])],
    })),
  )
})
