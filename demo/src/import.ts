import { requireEnvironment } from '@menagerie/studio/platform/environment'
import { getPayload } from 'payload'
import { importBigWorld } from './big-world/import-big-world.ts'
import { loadContent } from './content/load-content.ts'
import { isDemoCompany } from './demo-sites.ts'
import { importAll, isEmpty } from './import/import-all.ts'
import { createProgress, toTerminal } from './import/progress.ts'
import { HELP, readOptions } from './options.ts'
import { toReport } from './report.ts'

/** Brings the demo world into the database at DATABASE_URL. */
async function main(args: readonly string[]): Promise<void> {
  const { help, ifEmpty, report, world } = readOptions(args)
  if (help) return console.log(HELP)
  if (!isDemoCompany())
    throw new Error(
      'The demo fills the sites of its own company, and MENAGERIE_COMPANY names another. Nothing was changed.',
    )
  const content = loadContent()
  if (report) return console.log(toReport(content))
  requireEnvironment()
  const { default: config } = await import('@menagerie/studio/payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  const progress = createProgress(toTerminal())
  try {
    if (ifEmpty && !(await isEmpty(payload))) return console.log('There are pages already: nothing to import.')
    await importAll(payload, content, progress)
    if (world.products + world.articles > 0) await importBigWorld(payload, content, world, progress)
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
