import { clients } from '@portal/openapi/cast'
import { pageId } from '../markdown/page-id.ts'
import { navProducts } from './navigation.ts'
import { weakPage, type SeedDocument } from './seed-document.ts'
import { variables } from './variables.ts'

/** The one document that makes the portal a brand's own. Written last, it says that a seeding came to its end. */
export function siteSettings(): SeedDocument {
  return {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brandName: 'Passerelle',
    companyName: 'Passerelle',
    regulatorName: 'the French regulator',
    regulatorId: '16928',
    copyrightStartYear: 2010,
    companyUrl: 'https://www.passerelle.example',
    blogUrl: 'https://blog.passerelle.example',
    contactUrl: 'https://www.passerelle.example/contact',
    supportUrl: 'https://support.passerelle.example',
    repositoryUrl: 'https://code.passerelle.example/developer-portal',
    navProducts,
    docsVersions: [
      {
        _type: 'docsVersion',
        name: 'next',
        label: 'Next',
        version: '2.1.7',
        path: '/docs',
        mainDoc: weakPage(pageId('/docs/accounts/v2/accounts-api-advanced-api')),
      },
    ],
    portalConfig: {
      accounts: { clientId: clients.accounts.id },
      payments: { clientId: clients.payments.id, currency: 'EUR' },
    },
    variables: Object.entries(variables).map(([name, value]) => ({ _type: 'variable', name, value })),
  }
}
