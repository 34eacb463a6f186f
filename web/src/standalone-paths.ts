/** The pages that are code and not content; every static page route of src/app stands here (a test compares). */
export const STANDALONE_PATHS: readonly string[] = [
  '/',
  '/accounts/v3/quickstart-demo',
  '/payments/quickstart-demo',
  '/payments/direct-payment-providers',
  '/reference',
  '/search',
]
