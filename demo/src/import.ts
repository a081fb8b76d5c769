import { requireEnvironment } from '@menagerie/studio/environment'
import { getPayload } from 'payload'
import { loadContent } from './content/load-content.ts'
import { importAll, isEmpty } from './import/import-all.ts'

/** `node demo/src/import.ts [--if-empty]`: brings the demo world into the database at DATABASE_URL. */
const HELP = 'node demo/src/import.ts [--if-empty]   --if-empty: does nothing when pages exist'

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--if-empty')
  if (unknown !== undefined) throw new Error(`There is no option "${unknown}".\n${HELP}`)
  const content = loadContent()
  requireEnvironment()
  const { default: config } = await import('@menagerie/studio/payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    if (args.includes('--if-empty') && !(await isEmpty(payload)))
      return console.log('There are pages already: nothing to import.')
    await importAll(payload, content, console.log)
  } finally {
    await payload.destroy()
  }
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
