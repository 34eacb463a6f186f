/**
 * What a crash may say to a reader: the message of an error in the browser; for one on the server, whose message can
 * hold secrets, a safe sentence and the digest that finds it in the log. Never a stack.
 */
export function crashMessage(error: { message?: string; digest?: string }): string {
  if (error.digest) return `The server could not render this page. Its log holds the reason under ${error.digest}.`
  return error.message || 'The browser gave no reason.'
}
