import { existsSync, readFileSync } from 'node:fs'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { readRecords } from '../../platform/outside/read-records.ts'
import { formatPlan } from './format-plan.ts'
import { readBrands, withStudio } from './open-studio.ts'
import { planStores } from './plan-stores.ts'
import { loadKnownStores, savePlan } from './save-plan.ts'
import { toStoreRow } from './to-store-row.ts'

const HELP = `${toOperatorCommand('import:stores', 'FILE [OPTIONS]')}     shows what a file of stores (CSV or JSON) would change, with all mistakes
  --apply           does so, unless there are mistakes; nothing is deleted
  --brands LIST     of new stores that the file gives none, such as acme,pawprints`

const { values, positionals } = readCommandLine({
  help: HELP,
  options: { apply: { type: 'boolean', default: false }, brands: { type: 'string' } },
  most: 1,
})

await withStudio(async (payload) => {
  const [file] = positionals
  if (file === undefined) throw new Error(`Which file? ${toOperatorCommand('import:stores', 'stores.csv')}`)
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const { records, encoding } = readRecords({ name: file, bytes: readFileSync(file), noun: 'store' })
  if (encoding !== 'utf-8') console.log(`Read as ${encoding}: look at letters with accents in what follows.`)
  const read = records.map((record) => toStoreRow(record, { isStrict: true }))
  const rows = read.flatMap((row) => (row.ok ? [row.value] : []))
  const plan = planStores(rows, await loadKnownStores(payload), { brands: readBrands(values.brands) })
  plan.problems.unshift(...read.flatMap((row) => (row.ok ? [] : row.problems)))
  for (const line of formatPlan(plan)) console.log(line)
  if (plan.problems.length > 0) {
    console.error('Nothing was saved: mend the mistakes first.')
    return false
  }
  if (!values.apply) {
    console.log(`Nothing was saved. To save it: ${toOperatorCommand('import:stores', 'FILE --apply')}`)
    return true
  }
  const refused = await savePlan(payload, plan)
  for (const { where, field, message } of refused) console.error(`! ${where}, ${field}: ${message}`)
  console.log(refused.length === 0 ? 'Saved and published.' : 'All else was saved and published.')
  return refused.length === 0
})
