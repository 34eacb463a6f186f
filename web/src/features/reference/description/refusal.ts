/** Thrown when a description can't be shown; the message says why, to a reader of the page. */
export class DescriptionRefused extends Error {
  override name = 'DescriptionRefused'
}

/** Whether an error is such a refusal. By name: pages and routes are bundled apart, each with a class of its own. */
export function isRefusal(error: unknown): error is DescriptionRefused {
  return error instanceof Error && error.name === 'DescriptionRefused'
}
