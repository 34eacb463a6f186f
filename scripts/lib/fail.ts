/** A fault that the user can mend: shown as its message alone, in one line, with exit code 1. */
export class UserError extends Error {
  override name = 'UserError'
}

/** Runs a command's body; a {@link UserError} becomes one line, anything else keeps its stack. */
export async function main(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? `\n✗ ${error.message}` : error)
    process.exitCode = 1
  }
}
