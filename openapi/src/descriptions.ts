/** The API descriptions of this project. `source` is relative to this package; the name in redocly.yaml is the id. */
export const descriptions = [
  { id: 'accounts-v3', title: 'Accounts API V3', source: 'accounts/v3/openapi.yaml' },
  { id: 'payments', title: 'Direct Payment API', source: 'payments/openapi.yaml' },
  { id: 'insights', title: 'Insights API', source: 'insights/openapi.yaml' },
] as const satisfies readonly { id: string; title: string; source: string }[]

export type DescriptionId = (typeof descriptions)[number]['id']

/** Whether content names a description that exists. */
export function isDescriptionId(id: string): id is DescriptionId {
  return descriptions.some((description) => description.id === id)
}
