import { requireEnvironment } from '@menagerie/studio/environment'
import { getPayload } from 'payload'
import { loadContent } from './content/load-content.ts'
import { importAll, isEmpty } from './import/import-all.ts'
import { createProgress, toTerminal } from './import/progress.ts'
import { toReport } from './report.ts'

/** Brings the demo world into the database at DATABASE_URL. */
const HELP = `node demo/src/import.ts [--if-empty | --report]
  --if-empty  does nothing when pages exist
  --report    only prints what the demo holds, per site`
const OPTIONS = ['--if-empty', '--report']

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg))
  if (unknown !== undefined) throw new Error(`There is no option "${unknown}".\n${HELP}`)
  const content = loadContent()
  if (args.includes('--report')) return console.log(toReport(content))
  requireEnvironment()
  const { default: config } = await import('@menagerie/studio/payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    if (args.includes('--if-empty') && !(await isEmpty(payload)))
      return console.log('There are pages already: nothing to import.')
    await importAll(payload, content, createProgress(toTerminal()))
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
