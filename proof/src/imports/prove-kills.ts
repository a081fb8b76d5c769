import { z } from 'zod'
import { query } from '../publishing/compare-states.ts'
import { runImport } from './run-import.ts'

type Killing = { databaseUrl: string; env: Record<string, string>; file: string; firstSku: number; kills: number }

/** The kill of each round comes this much later than that of the round before, counted from when the command has begun to save. */
const STEP_MS = 300

/** Kills an import again and again. A product that was saved before a kill must be complete: a last run, which adds the others, finds it unchanged. */
export async function proveImportKills({ databaseUrl, env, file, firstSku, kills }: Killing): Promise<string[]> {
  const left: Map<string, string>[] = []
  for (let round = 0; round < kills; round += 1) {
    const before = await countProducts(databaseUrl, firstSku)
    const hasBegun = async () => (await countProducts(databaseUrl, firstSku)) > before
    const kill = { hasBegun, afterMs: round * STEP_MS }
    const ended = await runImport({ file, env, args: ['--apply'], kill })
    if (ended === undefined) left.push(await readParts(databaseUrl, firstSku))
  }
  const last = await runImport({ file, env, args: ['--apply'] })
  const whole = await readParts(databaseUrl, firstSku)
  const faults = left.flatMap((products, kill) =>
    [...products].flatMap(([sku, parts]) =>
      whole.get(sku) === parts ? [] : [`after kill ${kill + 1}: ${sku} had ${parts}, in the end ${whole.get(sku)}`],
    ),
  )
  if (last === undefined || last.counts.broken > 0) faults.push(`the last run: ${JSON.stringify(last?.counts)}`)
  const again = await runImport({ file, env, args: ['--apply'] })
  if (again === undefined || again.counts.new + again.counts.changed > 0)
    faults.push(`the same file again: ${JSON.stringify(again?.counts)}`)
  if (!left.some(({ size }) => size > 0)) faults.push('no run was killed while it saved')
  return faults
}

const countRow = z.object({ n: z.number() })

async function countProducts(databaseUrl: string, firstSku: number): Promise<number> {
  const [row] = await query(
    databaseUrl,
    `select count(*)::int as n from product_facts where sku::numeric >= ${firstSku}`,
  )
  return countRow.parse(row).n
}

const partsRow = z.object({ sku: z.string(), parts: z.string() })

/** How many texts, versions and published entries each product has. */
async function readParts(databaseUrl: string, firstSku: number): Promise<Map<string, string>> {
  const rows = await query(
    databaseUrl,
    `select f.sku, concat_ws(' / ',
       (select count(*) from product_texts t where t.facts_id = f.id),
       (select count(*) from product_texts t join _product_texts_v v on v.parent_id = t.id and v.latest where t.facts_id = f.id),
       (select count(*) from published.entry e where e.kind = 'product' and e.key = f.sku and not e.deleted)) as parts
     from product_facts f where f.sku::numeric >= ${firstSku}`,
  )
  return new Map(rows.map((row) => partsRow.parse(row)).map(({ sku, parts }) => [sku, parts]))
}
