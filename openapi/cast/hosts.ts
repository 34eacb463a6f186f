/** Where the APIs are served, by the variable of the site settings that holds the host (`{{api_host}}`). */
export const hosts = {
  api_host: 'api.passerelle.example',
  auth_host: 'auth.passerelle.example',
  widget_host: 'widget.passerelle.example',
  pay_host: 'pay.passerelle.example',
  sandbox_api_host: 'sandbox.api.passerelle.example',
  sandbox_auth_host: 'sandbox.auth.passerelle.example',
  sandbox_widget_host: 'sandbox.widget.passerelle.example',
} as const

/** The clients that every visitor's sandbox knows. Their secrets are public: they open invented data only. */
export const clients = {
  accounts: { id: 'sandbox-demo-accounts', secret: 'sandbox-demo-accounts-secret' },
  payments: { id: 'sandbox-demo-payments', secret: 'sandbox-demo-payments-secret' },
} as const

/** Addresses of the integrator's own application in examples. */
export const application = {
  return: 'https://app.example/bank/return',
  bankCallback: 'https://app.example/bank/callback',
  cancelled: 'https://app.example/bank/cancelled',
  paid: 'https://shop.example/paid',
  paymentsHook: 'https://shop.example/hooks/payments',
} as const
