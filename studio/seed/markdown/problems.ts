/** Something in a Markdown file that the notation does not allow, and where. */
export type Problem = { line: number; message: string }

/** Thrown with everything that is wrong in a file, so that a writer mends it in one go. */
export class NotationError extends Error {
  override name = 'NotationError'
  readonly file: string
  readonly problems: readonly Problem[]

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => describe(file, problem)).join('\n'))
    this.file = file
    this.problems = problems
  }
}

/** `file:line: reason`, the form editors and terminals turn into a link. */
export function describe(file: string, problem: Problem): string {
  return `${file}:${problem.line}: ${problem.message}`
}

/** Thrown when Portable Text holds something that the notation has no form for. */
export class NotWritableError extends Error {
  override name = 'NotWritableError'
}
