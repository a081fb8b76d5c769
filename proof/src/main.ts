import { join } from 'node:path'
import { writeReport } from '@menagerie/bench/report'
import type { Row } from '@menagerie/bench/row'
import { findStateFolder } from '../../scripts/state-folder.ts'

/**
 * `npm run proof [-- PART …]`: the long checks, each with its faults counted; state in `var/proof`, ports of its own.
 * Parts are named here; without a name all run.
 */
const PARTS: Record<string, () => Promise<(stateFolder: string) => Promise<Row[]>>> = {
  publishing: async () => (await import('./publishing/run-publishing.ts')).runPublishing,
  sizes: async () => (await import('./sizes/run-sizes.ts')).runSizes,
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const rows: Row[] = []
for (const [name, load] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const run = await load()
  rows.push(...(await run(join(findStateFolder(), 'proof', name))))
}
writeReport(join(findStateFolder(), 'proof', 'report.json'), rows)
process.exit(rows.some(({ met }) => met === false) ? 1 : 0)
