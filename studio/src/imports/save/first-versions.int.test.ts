import { getTableName } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig } from '@payloadcms/db-postgres/drizzle/pg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TRAIL_NAMES } from '../../platform/trail-names.ts'
import { toPdf } from '../../testing/test-files.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>

beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
})
afterAll(() => studio.close())

const DATED = ['id', 'createdAt', 'updatedAt']
const without = (names: readonly string[], value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))

const PRODUCT = {
  internal_name: 'Brok',
  brands: 'tailwell',
  'price:NL': '12,50',
  'name:nl_NL': 'Brok',
  'url_slug:nl_NL': 'honden',
  'description:nl_NL': '<h2>Brok</h2><ul><li>lekker</li></ul>',
  'usps:nl_NL': 'Vers\nGezond',
  'own_images:nl_NL': 'b.jpg|a.jpg',
  'leaflets:nl_NL': 'bijsluiter.pdf',
  'product_links:nl_NL': 'Winkel <https://shop.example/p> a.jpg\nMarkt <https://shop.example/q>',
  'customer_pictures:nl_NL': 'a.jpg <https://shop.example/r>',
  'is_prescription:nl_NL': 'yes',
}

it.each(['product_texts', 'categories'])(
  'every list table of %s belongs directly to the document, and none to another list',
  (main) => {
    const tables = Object.entries(studio.payload.db.tables).filter(([name]) => name.startsWith(`${main}_`))
    const parents = tables.flatMap(([name, table]) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference()
        return /^_?parent_id$/.test(columns[0]?.name ?? '') ? [[name, getTableName(foreignTable)]] : []
      }),
    )
    expect(parents.length).toBeGreaterThan(0)
    expect(parents.filter(([, parent]) => parent !== main)).toEqual([])
  },
)

it('the first version of an imported text equals the version that a save makes', async () => {
  const draw = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const files = {
    'a.jpg': await draw('#112233'),
    'b.jpg': await draw('#332211'),
    'bijsluiter.pdf': toPdf('Bijsluiter'),
  }
  const rows = [
    { sku: '9101', ...PRODUCT },
    { sku: '9102', ...PRODUCT, 'url_key:nl_NL': 'brok-2', 'own_related:nl_NL': '9101' },
  ]
  const { problems } = await imports.run({ ...files, 'p.json': JSON.stringify(rows) })
  expect(problems).toEqual([])
  const { payload } = studio
  await payload.update({ collection: 'media', where: {}, data: { decorative: true } })
  for (const sku of ['9101', '9102']) {
    const { docs } = await payload.find({
      collection: 'product-texts',
      where: { 'facts.sku': { equals: sku } },
      depth: 0,
    })
    const [text] = docs
    const find = () =>
      payload.findVersions({
        collection: 'product-texts',
        where: { parent: { equals: text?.id } },
        depth: 0,
        sort: '-updatedAt',
      })
    const [made] = (await find()).docs
    await payload.update({ collection: 'product-texts', id: text?.id ?? '', data: { _status: 'published' } })
    const [saved] = (await find()).docs
    expect(saved?.id).not.toBe(made?.id)
    const changing = [...DATED, ...TRAIL_NAMES]
    expect(without(changing, made?.version ?? {})).toEqual(without(changing, saved?.version ?? {}))
    expect(without(['version', ...DATED, 'latest'], made ?? {})).toEqual(
      without(['version', ...DATED, 'latest'], saved ?? {}),
    )
    expect(made?.version).toMatchObject({
      usps: [{ text: 'Vers' }, { text: 'Gezond' }],
      images: [expect.any(String), expect.any(String)],
    })
  }
})
