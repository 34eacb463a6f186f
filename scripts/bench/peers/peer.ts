import type { SearchControls } from '../subject.ts'
import type { Guide } from './corpus.ts'

/** How a documentation generator is set up with the portal's guides. */
export type Peer = {
  name: string
  /** The package whose version is reported. */
  package: string
  packages: Readonly<Record<string, string>>
  /** Paths and texts of the project, but for its package.json. */
  files: (corpus: readonly Guide[]) => Readonly<Record<string, string>>
  /** The arguments of Node that build it, from the project's folder. */
  build: readonly string[]
  /** The folder of the built site. */
  output: string
  links: string
  search: SearchControls
}
