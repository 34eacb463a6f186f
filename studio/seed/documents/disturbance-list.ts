type Update = { at: string; status: 'open' | 'monitoring' | 'resolved'; message: string }
/** A disturbance as the sample tells it: providers by their names. */
export type Disturbance = {
  key: string
  title: string
  severity: 'MINOR' | 'MAJOR' | 'BLOCKING'
  providers: string[]
  /** Neither: both channels. */
  channel?: 'REDIRECT' | 'EMBEDDED'
  impact: 'CONNECTION' | 'AUTHENTICATION' | 'SYNCHRONISATION' | 'DATA_QUALITY'
  from: string
  until?: string
  updates: Update[]
}

export const disturbanceList: readonly Disturbance[] = [
  {
    key: 'cassa-ponte-vecchia-no-connections',
    title: 'New connections fail: the bank’s authorisation server does not answer',
    severity: 'BLOCKING',
    providers: ['Cassa Ponte Vecchia'],
    channel: 'REDIRECT',
    impact: 'CONNECTION',
    from: '2026-11-26T05:40:00.000Z',
    updates: [
      {
        at: '2026-11-26T06:10:00.000Z',
        status: 'open',
        message: 'The bank refuses every authorisation request. Hide the bank with hide_disturbed until this is over.',
      },
      {
        at: '2026-11-26T14:30:00.000Z',
        status: 'monitoring',
        message: 'The bank replaced an expired certificate. We watch whether authorisations succeed again.',
      },
    ],
  },
  {
    key: 'banque-postillon-late-transactions',
    title: 'Transactions arrive up to six hours late',
    severity: 'MINOR',
    providers: ['Banque Postillon'],
    impact: 'DATA_QUALITY',
    from: '2026-11-24T09:00:00.000Z',
    updates: [
      {
        at: '2026-11-24T09:45:00.000Z',
        status: 'open',
        message: 'Balances are current, transactions of the day follow late. There is nothing to do on your side.',
      },
    ],
  },
  {
    key: 'credit-du-littoral-redesign',
    title: 'Embedded connections were interrupted by a new login page',
    severity: 'MAJOR',
    providers: ['Crédit du Littoral', 'Crédit du Littoral Professionnels'],
    channel: 'EMBEDDED',
    impact: 'AUTHENTICATION',
    from: '2026-11-10T07:15:00.000Z',
    until: '2026-11-12T16:00:00.000Z',
    updates: [
      {
        at: '2026-11-10T08:00:00.000Z',
        status: 'open',
        message: 'The bank changed its login page. Embedded connections fail with TECHNICAL_ERROR, redirects work.',
      },
      {
        at: '2026-11-12T16:00:00.000Z',
        status: 'resolved',
        message: 'Embedded connections work again. Connections resume with their next synchronisation.',
      },
    ],
  },
  {
    key: 'banco-tramontana-empresas-slow-runs',
    title: 'Half of the runs end without an answer from the bank',
    severity: 'MAJOR',
    providers: ['Banco Tramontana Empresas'],
    channel: 'REDIRECT',
    impact: 'SYNCHRONISATION',
    from: '2026-11-25T04:20:00.000Z',
    updates: [
      {
        at: '2026-11-25T05:05:00.000Z',
        status: 'open',
        message: 'The bank’s interface answers after its own time limit. Nightly runs are made again until 07:00.',
      },
      {
        at: '2026-11-26T09:15:00.000Z',
        status: 'open',
        message: 'The bank has confirmed the problem and names no end yet.',
      },
    ],
  },
  {
    key: 'lux-passage-missing-positions',
    title: 'Positions of investment accounts come without a valuation date',
    severity: 'MINOR',
    providers: ['Lux Passage'],
    channel: 'EMBEDDED',
    impact: 'DATA_QUALITY',
    from: '2026-11-19T22:00:00.000Z',
    updates: [
      {
        at: '2026-11-20T08:30:00.000Z',
        status: 'open',
        message: 'The bank changed its portfolio page. Amounts are right, valuation_date is null.',
      },
      {
        at: '2026-11-26T15:40:00.000Z',
        status: 'monitoring',
        message: 'A new reader is in place. Dates return with the next synchronisation of each connection.',
      },
    ],
  },
  {
    key: 'ardoise-migration',
    title: 'Both regional banks move to one PSD2 interface',
    severity: 'BLOCKING',
    providers: ['Caisse Ardoise Nord', 'Caisse Ardoise Sud'],
    channel: 'REDIRECT',
    impact: 'CONNECTION',
    from: '2027-02-05T21:00:00.000Z',
    until: '2027-02-07T05:00:00.000Z',
    updates: [
      {
        at: '2026-11-23T10:00:00.000Z',
        status: 'open',
        message: 'Planned by the group. Users connect again after the move: renewal sessions are offered from Monday.',
      },
    ],
  },
  {
    key: 'ponte-atlantica-maintenance',
    title: 'Planned maintenance of the login pages',
    severity: 'MINOR',
    providers: ['Ponte Atlântica'],
    channel: 'REDIRECT',
    impact: 'AUTHENTICATION',
    from: '2026-12-13T00:00:00.000Z',
    until: '2026-12-13T04:00:00.000Z',
    updates: [
      {
        at: '2026-11-26T11:00:00.000Z',
        status: 'open',
        message: 'Announced by the bank. Runs without the user are not touched.',
      },
    ],
  },
  {
    key: 'kanaalbank-double-transactions',
    title: 'Card purchases were listed twice',
    severity: 'MAJOR',
    providers: ['Kanaalbank'],
    channel: 'REDIRECT',
    impact: 'DATA_QUALITY',
    from: '2026-10-29T06:00:00.000Z',
    until: '2026-11-02T18:30:00.000Z',
    updates: [
      {
        at: '2026-10-29T08:20:00.000Z',
        status: 'open',
        message: 'Pending purchases keep their identifier when they are booked, so both lines arrive.',
      },
      {
        at: '2026-10-31T12:00:00.000Z',
        status: 'monitoring',
        message: 'We join the two lines. The doubles of the last days are being removed.',
      },
      {
        at: '2026-11-02T18:30:00.000Z',
        status: 'resolved',
        message: 'All doubles are removed. Read the transactions since 29 October again.',
      },
    ],
  },
]
