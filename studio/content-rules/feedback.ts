/** Why a page was no help: what the portal's form offers and the Studio shows. */
export const feedbackReasons = [
  { title: 'Something is missing', value: 'missing' },
  { title: 'Something is wrong', value: 'wrong' },
  { title: 'It is hard to understand', value: 'unclear' },
  { title: 'An example does not work', value: 'example' },
] as const
