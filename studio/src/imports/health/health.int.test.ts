import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { type Caller, openRest, STAFF } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { healthSchema, LACKS, lackingSchema } from './health-answer.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
const site = 'tailwell/nl_NL'

/** Every second part is bold. */
const words = (...parts: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: parts.map((text, at) => ({ type: 'text', version: 1, text, format: at % 2 })),
      },
    ],
  },
})

const rowsOf = (...rows: string[]) => {
  const children = rows.map((text, at) => ({
    type: 'listitem',
    version: 1,
    value: at + 1,
    children: [{ type: 'text', version: 1, text }],
  }))
  const list = { type: 'list', version: 1, listType: 'bullet', tag: 'ul', start: 1, children }
  const { root } = words('')
  return { root: { ...root, children: [list] } }
}

beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  const make = createTestDocuments(studio)
  const picture = await make.media()
  const leaflet = await make.leaflet()
  const whole = await make.facts({ sku: '801', images: [picture.id] })
  await make.text(whole.id, {
    description: words('Een'),
    instructions: rowsOf('5 kg: 80 g', '10 kg: 150 g'),
    leaflets: [leaflet.id],
    product_links: [{ name: 'Winkel', url: 'https://winkel.example/a' }],
  })
  await make.category({ code: 'dogs', products: [whole.id] })
  await make.facts({ sku: '802' })
  const draft = await make.facts({ sku: '803', markets: [{ country: 'NL', available: true }] })
  await make.text(draft.id, { _status: 'draft', description: words('Twee') })
  // Its second picture lacks an alternative text, and its description is partly bold.
  const twin = await make.facts({ sku: '804', images: [picture.id, (await make.media({ alt: '' })).id] })
  await make.text(twin.id, { description: words('Tw', 'ee'), instructions: rowsOf('5 kg: 80', '10 kg: 150') })
  await make.category({ code: 'cats', products: [twin.id], _status: 'draft' })
  // The value that a save would count, if texts are still those of the source site.
  await studio.payload.db.pool.query('update product_texts set open_texts = 2 where facts_id = $1', [twin.id])
  await make.facts({ sku: '805', markets: [{ country: 'NL', available: false }] })
})
afterAll(() => studio.close())

async function lacking(lack: string) {
  const { body } = await rest.call('editor', 'GET', `/catalogue-health/products?site=${site}&lack=${lack}`)
  return lackingSchema.parse(body).products.map(({ sku }) => sku)
}

it('products are listed by what they lack on a site where they are sold', async () => {
  const found = await Promise.all(LACKS.map(async (lack) => [lack, await lacking(lack)]))
  expect(Object.fromEntries(found)).toEqual({
    text: ['802'],
    published: ['803'],
    translation: ['804'],
    price: ['803'],
    picture: ['802', '803'],
    alt: ['804'],
    category: ['802', '803', '804'],
    description: [],
    same: ['803', '804'],
    shop: ['803', '804'],
    leaflet: ['803', '804'],
    feeding: ['804'],
  })
})

it('the gaps are counted per site, and editors see only their own sites', async () => {
  const own = healthSchema.parse((await rest.call('editor', 'GET', '/catalogue-health')).body)
  expect(own.sites).toEqual([
    { site, sold: 4, lacks: expect.objectContaining({ text: 1, category: 3, same: 2, feeding: 1 }) },
  ])
  const all = healthSchema.parse((await rest.call('reviewer', 'GET', '/catalogue-health')).body)
  expect(all.sites.find((each) => each.site === 'tailwell/de_DE')?.lacks.text).toBe(3)
  expect((await rest.call('editor', 'GET', '/catalogue-health/products?site=tailwell/de_DE&lack=text')).status).toBe(
    400,
  )
  expect((await rest.call('anonymous', 'GET', '/catalogue-health')).status).toBe(401)
})

it.each([...Object.keys(STAFF), 'anonymous'] as Caller[])(
  'role and operation: staff see the catalogue health, and editors only that of their sites (%s)',
  async (who) => {
    const status = who === 'anonymous' ? 401 : 200
    const elsewhere = who === 'anonymous' ? 401 : who === 'editor' ? 400 : 200
    const statusOf = async (path: string) => (await rest.call(who, 'GET', `/catalogue-health${path}`)).status
    expect([await statusOf(''), await statusOf('?recent=1')]).toEqual([status, status])
    for (const list of ['products', 'products.csv']) {
      expect(await statusOf(`/${list}?site=${site}&lack=picture`)).toBe(status)
      expect(await statusOf(`/${list}?site=tailwell/de_DE&lack=picture`)).toBe(elsewhere)
    }
  },
)

it('a list of products with a gap can be exported', async () => {
  const { text } = await rest.call('admin', 'GET', `/catalogue-health/products.csv?site=${site}&lack=picture`)
  expect(text).toContain('"803"')
})

it('the dashboard shows the same counts of the same sites, up to some minutes old', async () => {
  const ask = async (path: string) => healthSchema.parse((await rest.call('editor', 'GET', path)).body)
  const first = await ask('/catalogue-health?recent=1')
  expect(first).toEqual(await ask('/catalogue-health'))
  await studio.payload.db.pool.query('delete from product_facts_markets')
  expect(await ask('/catalogue-health?recent=1')).toEqual(first)
  expect((await ask('/catalogue-health')).sites[0]?.sold).toBe(0)
  expect((await rest.call('anonymous', 'GET', '/catalogue-health?recent=1')).status).toBe(401)
})
