import { openContent } from './content/open-content.ts'
import { readCommand } from './content/command.ts'
import { exportContent, importContent } from './content/transfer.ts'
import { main } from './lib/fail.ts'
import { dataFolder } from './lib/paths.ts'
import { readPorts } from './lib/ports.ts'
import { step } from './lib/step.ts'
import { configureStack } from './stack/config.ts'

/** Moves the content out of, or into, the content source that the environment names. */
await main(async () => {
  const { verb, file } = readCommand(process.argv.slice(2))
  const content = await openContent(configureStack({ ports: readPorts(process.env), dataFolder }))
  try {
    const count = await step(`${verb === 'export' ? 'Exporting to' : 'Importing from'} ${file}`, () =>
      verb === 'export' ? exportContent(content.client, file) : importContent(content.client, file),
    )
    console.log(`${count} documents`)
  } finally {
    await content.close()
  }
})
