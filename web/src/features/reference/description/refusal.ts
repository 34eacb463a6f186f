/** Thrown when a description can't be shown; the message says why, to a reader of the page. */
export class DescriptionRefused extends Error {
  override name = 'DescriptionRefused'
}
