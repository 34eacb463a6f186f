import { backUpLake, lakeUrlOf, restoreLake } from './content/backups.ts'
import { readCommand } from './content/command.ts'
import { openContent } from './content/open-content.ts'
import { exportContent, importContent } from './content/transfer.ts'
import { main } from './lib/fail.ts'
import { dataFolder } from './lib/paths.ts'
import { readPorts } from './lib/ports.ts'
import { step } from './lib/step.ts'
import { configureStack, type StackConfig } from './stack/config.ts'

/** Moves the content out of, or into, the content source that the environment names. */
await main(async () => {
  const command = readCommand(process.argv.slice(2))
  const config = configureStack({ ports: readPorts(process.env), dataFolder })
  if (command.verb === 'restore') return restore(command.file, config)
  const url = command.verb === 'backup' ? lakeUrlOf(config) : undefined
  const content = await openContent(config)
  try {
    if (command.verb === 'backup') {
      const folder = await step('Backing up', () => backUpLake(String(url), config.secrets.lakeWriteToken))
      return console.log(folder)
    }
    const { verb, file } = command
    const count = await step(`${verb === 'export' ? 'Exporting to' : 'Importing from'} ${file}`, () =>
      verb === 'export' ? exportContent(content.client, file) : importContent(content.client, file),
    )
    console.log(`${count} documents`)
  } finally {
    await content.close()
  }
})

function restore(folder: string, config: StackConfig): void {
  lakeUrlOf(config)
  const replaced = restoreLake(folder, config)
  console.log(`${folder} is in place; start the portal again.${replaced ? ` What was there is in ${replaced}.` : ''}`)
}
