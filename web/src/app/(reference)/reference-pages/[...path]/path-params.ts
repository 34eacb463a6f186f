export type PathParams = { path: string[] }

/** The address at which the reader sees the page. */
export function pathOfParams({ path }: PathParams): string {
  return `/${path.map(decodeURIComponent).join('/')}`
}
