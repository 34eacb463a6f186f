/** The people and companies of the examples. Their addresses lie under `.example`, where nobody lives. */
export const people = {
  user: {
    id: '48211',
    externalId: 'c-7f31a9',
    firstName: 'Camille',
    lastName: 'Arvor',
    name: 'Camille Arvor',
    email: 'camille.arvor@mail.example',
    aliasEmail: 'u-48211@users.app.example',
    segment: 'PERSONAL',
    locale: 'en',
  },
  coOwner: { name: 'Noa Arvor' },
  employer: { name: 'Atelier Brumal' },
} as const

/** The company that is paid in the examples of the Direct Payment API. Its SIRET passes no check: it is no company's. */
export const company = { name: 'Atelier Brumal', siret: '99900000000001', country: 'FR' } as const

/** Shops that stand in transactions. */
export const merchants = [
  { name: 'Brasserie du Canal', rawLabel: 'CB BRASSERIE CANAL 25/11', categoryId: '2104' },
  { name: 'Halle du Port', rawLabel: 'CB HALLE DU PORT 25/11', categoryId: '111' },
  { name: 'Garage du Quai', rawLabel: 'CB GARAGE DU QUAI 05/11', categoryId: '815' },
] as const
