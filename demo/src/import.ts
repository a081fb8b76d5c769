import { requireEnvironment } from '@menagerie/studio/platform/environment'
import { isDemoCompany } from './demo-sites.ts'
import { isEmpty } from './import/is-empty.ts'
import { HELP, type Options, readOptions } from './options.ts'

/** Imports the demo into the database at DATABASE_URL. */
async function main(args: readonly string[]): Promise<void> {
  const { help, ifEmpty, report, world } = readOptions(args)
  if (help) return console.log(HELP)
  if (!isDemoCompany())
    throw new Error(
      'The demo fills the sites of its own company, and MENAGERIE_COMPANY names another. Nothing was changed.',
    )
  if (report) return printReport()
  requireEnvironment()
  if (ifEmpty && !(await isEmpty(process.env.DATABASE_URL ?? '')))
    return console.log('There are pages already: nothing to import.')
  await fill(world)
}

/** Loads the demo and the studio only when needed: a second start has nothing to import, and would spend most of its time on loading. */
async function fill(world: Options['world']): Promise<void> {
  const [{ loadContent }, { importAll }, { importBigWorld }, { createProgress, toTerminal }] = await Promise.all([
    import('./content/load-content.ts'),
    import('./import/import-all.ts'),
    import('./big-world/import-big-world.ts'),
    import('./import/progress.ts'),
  ])
  const content = loadContent()
  const { default: config } = await import('@menagerie/studio/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableOnInit: true })
  const progress = createProgress(toTerminal())
  try {
    await importAll(payload, content, progress)
    if (world.products + world.articles > 0) await importBigWorld(payload, content, world, progress)
  } finally {
    await payload.destroy()
  }
}

async function printReport(): Promise<void> {
  const [{ loadContent }, { toReport }] = await Promise.all([
    import('./content/load-content.ts'),
    import('./report.ts'),
  ])
  console.log(toReport(loadContent()))
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
