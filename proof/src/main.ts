import { join } from 'node:path'
import { writeReport } from '@menagerie/bench/report'
import type { BenchRow } from '@menagerie/bench/row'
import { findStateFolder } from '../../scripts/state-folder.ts'
import { readCommandLine } from '../../telemetry/src/command-line.ts'
import { endEverything } from './endings.ts'
import { RELEVANCE_FLAGS, type RelevanceFlags } from './relevance/options.ts'

/**
 * `npm run proof [-- PART …]`: the long checks, which count faults. Each has its own ports, and its state in `var/proof`.
 * The keys are the names of the parts; without a name all parts run.
 */
const PARTS: Record<string, () => Promise<(stateFolder: string, flags: RelevanceFlags) => Promise<BenchRow[]>>> = {
  crawl: async () => (await import('./crawl/run-crawl.ts')).runCrawl,
  accessibility: async () => (await import('./accessibility/run-accessibility.ts')).runAccessibility,
  keyboard: async () => (await import('./keyboard/run-keyboard.ts')).runKeyboard,
  'without-script': async () => (await import('./without-script/run-without-script.ts')).runWithoutScript,
  forms: async () => (await import('./forms/run-forms.ts')).runForms,
  finder: async () => (await import('./finder/run-finder.ts')).proveFinder,
  firefox: async () => (await import('./firefox/run-firefox.ts')).runFirefox,
  texts: async () => (await import('./texts/run-texts.ts')).runTexts,
  visitors: async () => (await import('./visitors/run-visitors.ts')).runVisitors,
  outages: async () => (await import('./outages/run-outages.ts')).runOutages,
  dependencies: async () => (await import('./dependencies/run-dependencies.ts')).runDependencies,
  attacks: async () => (await import('./attacks/run-attacks.ts')).runAttacks,
  damage: async () => (await import('./damage/run-damage.ts')).runDamage,
  accounts: async () => (await import('./accounts/run-accounts.ts')).runAccounts,
  payloads: async () => (await import('./payloads/run-payloads.ts')).runPayloads,
  editing: async () => (await import('./editing/run-editing.ts')).runEditing,
  outbox: async () => (await import('./outbox/run-outbox.ts')).proveOutboxes,
  publishing: async () => (await import('./publishing/run-publishing.ts')).runPublishing,
  production: async () => (await import('./production/run-production.ts')).runProduction,
  translations: async () => (await import('./translations/run-translations.ts')).proveTranslations,
  'studio-languages': async () => (await import('./studio-languages/run-studio-languages.ts')).runStudioLanguages,
  imports: async () => (await import('./imports/run-imports.ts')).runImports,
  sizes: async () => (await import('./sizes/run-sizes.ts')).runSizes,
  failures: async () => (await import('./failures/run-failures.ts')).runFailures,
  growth: async () => (await import('./growth/run-growth.ts')).runGrowth,
  tests: async () => (await import('./tests/run-tests.ts')).runLongTests,
  relevance: async () => (await import('./relevance/run-relevance.ts')).runRelevance,
}

const HELP = `npm run proof [-- PART …]     all parts, or these: ${Object.keys(PARTS).join(', ')}
  --lang LANG,…     of relevance: only these languages
  --worst N         of relevance: prints the worst queries, of the seen part
  --final           of relevance: those of the hidden part, too`
const { positionals: names, values: flags } = readCommandLine({
  help: HELP,
  options: RELEVANCE_FLAGS,
  most: Object.keys(PARTS).length,
})
const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”.\n${HELP}`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    console.error('\nStopping what was started …')
    await endEverything()
    process.exit(130)
  })
}

const rows: BenchRow[] = []
for (const [name, load] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue
  rows.push(...(await runPart(name, await load())))
}
writeReport(join(findStateFolder(), 'proof', 'report.json'), rows)
process.exit(rows.some(({ met }) => met === false) ? 1 : 0)

/** Runs a part. If it throws, that counts as one fault, and the other parts still run. */
async function runPart(
  name: string,
  run: (stateFolder: string, flags: RelevanceFlags) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const began = performance.now()
  console.log(`\n${name}`)
  try {
    return await run(join(findStateFolder(), 'proof', name), flags)
  } catch (error) {
    console.error(error)
    const figure = `broke down: ${error instanceof Error ? error.message : error}`
    return [{ id: name, what: 'the part itself', figure, baseline: '', goal: 'runs', met: false }]
  } finally {
    await endEverything()
    console.log(`  ${name} took ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
}
