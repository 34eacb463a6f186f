type Listed = {
  id: string
  title: string
  /** Relative to this package. */
  source: string
  /** What the description takes of its source, relative to this package; all of it but the excluded prefixes if none. */
  edition: string | undefined
}

/** The API descriptions that this project publishes, each with the source from which the build derives it. */
export const descriptions = [
  {
    id: 'accounts-v3',
    title: 'Accounts API V3',
    source: 'accounts/openapi.yaml',
    edition: 'accounts/editions/accounts-v3.yaml',
  },
  {
    id: 'accounts-v3-partner',
    title: 'Accounts API V3, partner edition',
    source: 'accounts/openapi.yaml',
    edition: 'accounts/editions/accounts-v3-partner.yaml',
  },
  {
    id: 'accounts-v2',
    title: 'Accounts API V2',
    source: 'accounts/openapi.yaml',
    edition: 'accounts/editions/accounts-v2.yaml',
  },
  {
    id: 'accounts-v2-direct',
    title: 'Direct Accounts API V2',
    source: 'accounts/openapi.yaml',
    edition: 'accounts/editions/accounts-v2-direct.yaml',
  },
  { id: 'payments', title: 'Direct Payment API', source: 'payments/openapi.yaml', edition: undefined },
  { id: 'insights', title: 'Insights API', source: 'insights/openapi.yaml', edition: undefined },
] as const satisfies readonly Listed[]

export type DescriptionId = (typeof descriptions)[number]['id']

/** Whether content names a description that exists. */
export function isDescriptionId(id: string): id is DescriptionId {
  return descriptions.some((description) => description.id === id)
}
