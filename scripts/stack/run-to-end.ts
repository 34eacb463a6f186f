import type { Stack } from './stack.ts'

/** Starts a stack, prints its addresses, and waits until one of its processes ends; nothing is left running. */
export async function runToEnd(stack: Stack, start: () => Promise<void>): Promise<number> {
  try {
    await start()
    printAddresses(stack)
    const name = await stack.children.ended
    console.error(`\n✗ the ${name} ended unexpectedly: see its message above`)
    return 1
  } finally {
    await stack.children.stopAll()
  }
}

function printAddresses({ config, isEmbedded }: Stack): void {
  const { source } = config
  console.log(`
  Portal   ${config.webUrl}
  Studio   ${config.studioUrl}
  Content  ${isEmbedded && source.kind === 'embedded' ? source.apiHost : `Sanity project ${source.projectId}, dataset ${source.dataset}`}

  Ctrl-C stops ${isEmbedded ? 'all three' : 'both'}; content is kept.
`)
}
