import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>

beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
})
afterAll(() => studio.close())

const PAUSE_MS = 400
const EDITORS = 20
const SKUS = Array.from({ length: EDITORS }, (_, at) => String(9200 + at))
const toTable = (round: number) =>
  [
    'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL;url_key:nl_NL',
    ...SKUS.map((sku) => `${sku};P ${sku};tailwell;${round},50;Ronde ${round} ${sku};honden;brok-${sku}`),
  ].join('\n')

type Saves = { saved: number; refused: string[] }

/** Saves a field that is in no file repeatedly, until the import has finished. */
async function edit(id: string, isOver: () => boolean): Promise<Saves> {
  const saves: Saves = { saved: 0, refused: [] }
  while (!isOver() || saves.saved === 0) {
    const data = { meta_description: `Redacteur ${saves.saved + 1}` }
    try {
      await studio.payload.update({ collection: 'product-texts', id, data, depth: 0 })
      saves.saved += 1
      await sleep(PAUSE_MS)
    } catch (error) {
      saves.refused.push(String(error))
    }
  }
  return saves
}

it('twenty editors save while an import changes the same products, and no save and no row is lost', async () => {
  expect((await imports.run({ 'p.csv': toTable(1) })).counts).toMatchObject({ new: EDITORS, problems: 0 })
  const { docs } = await studio.payload.find({
    collection: 'product-texts',
    where: { 'facts.sku': { in: SKUS } },
    limit: EDITORS,
    depth: 0,
  })
  const state = { isOver: false }
  const editing = docs.map(({ id }) => edit(id, () => state.isOver))
  const runs = []
  for (const round of [2, 3]) runs.push(await imports.run({ 'p.csv': toTable(round) }))
  state.isOver = true
  const saves = await Promise.all(editing)
  expect(saves.flatMap(({ refused }) => refused)).toEqual([])
  expect(runs.flatMap(({ problems }) => problems)).toEqual([])
  for (const { counts } of runs) expect(counts).toMatchObject({ changed: EDITORS, broken: 0 })
  for (const [at, { id }] of docs.entries()) {
    const text = await studio.payload.findByID({ collection: 'product-texts', id, depth: 0 })
    expect(text).toMatchObject({
      name: expect.stringContaining('Ronde 3'),
      meta_description: `Redacteur ${saves[at]?.saved}`,
    })
  }
  for (const sku of SKUS)
    expect((await imports.findPublished(sku))?.body).toMatchObject({ name: `Ronde 3 ${sku}`, rrp: 3.5 })
})
