/** What a reader is told at each stage of an answer. */
export const MESSAGES = {
  asked: '',
  voted: 'Thank you.',
  thanked: 'Thank you. The writers of this page will read it.',
  failed: 'That could not be sent. Please try again in a few minutes.',
} as const
