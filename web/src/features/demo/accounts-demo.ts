import { paths } from '../../paths.ts'
import { firstOf, given, textOf, type Demo, type Held } from './demo.ts'

const API = '/sandbox/accounts-v3'

const bearer = (held: Held) => ({ Authorization: `Bearer ${given(held, 'token', 'access_token')}` })
const userQuery = (held: Held) => `user_id=${given(held, 'userId', 'user_id')}`

/** Accounts V3: from a token to the transactions of a test bank. */
export const accountsDemo: Demo = {
  key: 'accounts',
  title: 'Connect a test bank',
  lead: 'Four steps, about two minutes. You send real requests to the sandbox of this portal and read its answers. On your side only the hosts and the credentials differ.',
  guide: paths.accountsOverview(),
  path: paths.accountsDemo(),
  defaults: { externalId: 'c-7f31a9', locale: 'en', country: 'FR' },
  shown: [
    { held: 'token', label: 'Token' },
    { held: 'userId', label: 'User' },
    { held: 'sessionId', label: 'Session' },
    { held: 'connectionId', label: 'Connection' },
  ],
  steps: [
    {
      id: 'token',
      label: 'Get a token',
      title: 'Get a token',
      text: 'Your server proves who it is and receives a token for one hour. The client id is the one of this portal. The secret was made up for this tab: the sandbox keeps what you create under it.',
      calls: [
        {
          id: 'token',
          title: 'Ask for a client token',
          build: (held) => ({
            method: 'POST',
            path: `${API}/token`,
            form: {
              grant_type: 'client_credentials',
              client_id: given(held, 'clientId', 'client_id'),
              client_secret: given(held, 'secret', 'client_secret'),
            },
          }),
          keep: (body) => ({ token: textOf(body, 'access_token') }),
        },
      ],
    },
    {
      id: 'user',
      label: 'Create a user',
      title: 'Create a user',
      text: 'A user stands for one of your customers. Send your own reference: it must be unique, so a second run with the same one is refused.',
      fields: [
        { name: 'externalId', label: 'Your reference', hint: 'Up to 64 characters, without personal data.' },
        {
          name: 'locale',
          label: 'Language of the widget',
          options: ['en', 'fr', 'es', 'it', 'de', 'pt', 'nl'].map((value) => ({ value, label: value })),
        },
      ],
      calls: [
        {
          id: 'user',
          title: 'Create the user',
          build: (held) => ({
            method: 'POST',
            path: `${API}/v3/users`,
            headers: bearer(held),
            json: { external_id: held['externalId'] ?? '', locale: held['locale'] ?? 'en' },
          }),
          keep: (body) => ({ userId: textOf(body, 'id') }),
        },
      ],
    },
    {
      id: 'widget',
      label: 'Open the widget',
      title: 'Open the widget',
      text: 'Create a session, then send the user to its address. The user chooses a bank, signs in there and says what to share. Then the browser comes back here, with your state.',
      fields: [
        {
          name: 'country',
          label: 'Country of the banks',
          options: [
            { value: 'FR', label: 'France' },
            { value: 'BE', label: 'Belgium' },
            { value: 'ES', label: 'Spain' },
            { value: 'IT', label: 'Italy' },
          ],
        },
      ],
      leaves: {
        held: 'widgetUrl',
        label: 'Open the widget',
        hint: 'Each page of the simulated bank shows the login that it takes. Choose “Test bank” for two accounts and 31 transactions, or “Bank simulator” for a profile that fails.',
      },
      calls: [
        {
          id: 'session',
          title: 'Create the session',
          build: (held) => ({
            method: 'POST',
            path: `${API}/v3/widget/widget_session`,
            headers: bearer(held),
            json: {
              user_id: given(held, 'userId', 'user_id'),
              flow: 'ADD_CONNECTION',
              redirect_url: given(held, 'returnUrl', 'redirect_url'),
              state: given(held, 'state', 'state'),
              providers: { countries: [held['country'] ?? 'FR'] },
            },
          }),
          keep: (body) => ({ sessionId: textOf(body, 'session_id'), widgetUrl: textOf(body, 'widget_url') }),
        },
      ],
    },
    {
      id: 'data',
      label: 'Read the data',
      title: 'Read the data',
      text: 'The return is no proof: read the connection. It is RUNNING for a few seconds while the bank is read. Then read the accounts and their transactions.',
      calls: [
        {
          id: 'connections',
          title: 'Read the connection',
          build: (held) => ({ method: 'GET', path: `${API}/v3/connections?${userQuery(held)}`, headers: bearer(held) }),
          keep: (body) => ({ connectionId: textOf(firstOf(body['connections']), 'id') }),
          pending: (body) => textOf(firstOf(body['connections']), 'status') === 'RUNNING',
        },
        {
          id: 'accounts',
          title: 'Read the accounts',
          build: (held) => ({ method: 'GET', path: `${API}/v3/accounts?${userQuery(held)}`, headers: bearer(held) }),
        },
        {
          id: 'transactions',
          title: 'Read the transactions',
          build: (held) => ({
            method: 'GET',
            path: `${API}/v3/transactions?${userQuery(held)}&limit=10`,
            headers: bearer(held),
          }),
        },
      ],
    },
  ],
}
