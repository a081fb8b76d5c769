import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Block } from '@menagerie/contract/block'
import { firstLocale } from '@menagerie/sites/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOfStyles } from '../../../bundling/style-places.ts'
import { BLOCK_EXAMPLES } from '../../blocks/block-examples.ts'
import { BLOCK_SCHEMAS } from '../../blocks/block-schemas.ts'
import { richTextExamples } from '../../blocks/RichText/examples.ts'
import { toExampleEntries } from '../../blocks/testing/example-entries.ts'
import { article, job, page, product } from '../../content/testing/entries.ts'
import { checkBlocksWith } from '../../replica/check-blocks.ts'
import { openReplica } from '../../replica/open-replica.ts'
import { toChanges } from '../../replica/testing/example-changes.ts'
import { buildForTest } from '../testing/built-site.ts'

const site = firstLocale('tailwell')
const where = { brand: site.brand, locale: site.code }
const areas = (main: readonly Block[]) => ({ extras: [], miniBanners: [], main: [...main] })

const toBlockPath = (type: string) => `blocks/${type.toLowerCase()}`
const CONTENT = { template: 'ContentPage', subTitle: 'What we know', image: 'example-picture' } as const
const PRODUCT = {
  images: ['example-picture', 'example-portrait'],
  usps: ['Baked slowly'],
  related: ['1', '2'],
  description: richTextExamples[0]?.content,
  specification: { color: 'Red' },
  blocks: BLOCK_EXAMPLES.CtaBanner.slice(0, 1),
}
const PAGES = [
  page('home', '', { template: 'Homepage', areas: areas(BLOCK_EXAMPLES.CtaBanner) }, where),
  page('two', 'two', { areas: areas([...BLOCK_EXAMPLES.CtaBanner, ...BLOCK_EXAMPLES.BlockQuote]) }, where),
  page('content', 'content', { ...CONTENT, areas: areas(BLOCK_EXAMPLES.RichText) }, where),
  article('muddy', { created: '2026-05-01T12:00:00Z', showDate: true }, where),
  job('keeper', {}, where),
  product('7', PRODUCT, where),
  ...Object.entries(BLOCK_EXAMPLES).map(([type, blocks]) =>
    page(type, toBlockPath(type), { areas: areas(blocks) }, where),
  ),
]
const NOWHERE = 'nothing-here'
const PATHS = [...PAGES.map(({ path = '' }) => path), NOWHERE]

let built: Awaited<ReturnType<typeof buildForTest>>
let replica: string
let origin: string

beforeAll(async () => {
  built = await buildForTest()
  replica = join(built.root, 'replica')
  const filled = openReplica({ dir: replica, validateBlocks: checkBlocksWith(BLOCK_SCHEMAS) })
  const entries = [...toExampleEntries(site), ...PAGES]
  filled.apply(toChanges(entries.map((entry) => ({ ...entry, path: entry.path ?? null, deleted: false }))))
  filled.close()
  origin = (await built.startListening({ REPLICA_DIR: replica })).tailwell
})
afterAll(async () => {
  await built.kill()
  built.remove()
})

async function load(path: string) {
  // A navigation within the site, because first visits get the styles inlined.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(path === '' ? `${origin}/` : `${origin}/${path}/`, { headers })
  const html = await answer.text()
  const addresses = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => String(href))
  const sheets = await Promise.all(addresses.map(async (address) => (await fetch(origin + address)).text()))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { status: answer.status, html, main, addresses, sheets }
}

/** Maps a class `c_kx` to `kx`, the style file that it comes from. */
const toFiles = (classes: Iterable<string>) => new Set([...classes].map((name) => name.replace(/^.*_/, '')))
const missing = (wanted: Set<string>, present: Set<string>) => [...wanted].filter((file) => !present.has(file))
const inHtml = (html: string) =>
  [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => String(names).split(' '))
const inCss = (css: string) => [...css.matchAll(/\.([a-z]+_[a-z]{2})\b/g)].map(([, name]) => String(name))

describe.each(PATHS)('/%s', (path) => {
  test('has the styles of everything that it shows, and no other styles in its own sheet', async () => {
    const { status, html, main, addresses, sheets } = await load(path)
    expect(status).toBe(path === NOWHERE ? 404 : 200)
    expect(addresses).toHaveLength(2)
    const shown = toFiles(inHtml(html))
    expect(shown.size).toBeGreaterThan(5)
    expect(missing(shown, toFiles(inCss(sheets.join(''))))).toEqual([])
    expect(missing(toFiles(inCss(sheets[1] ?? '')), toFiles(inHtml(main)))).toEqual([])
  })
})

test('the frame’s sheet is the same on all pages and begins with the layers, and other sheets vary with the parts', async () => {
  const [home, two, quote, banner] = await Promise.all(
    ['', 'two', toBlockPath('BlockQuote'), toBlockPath('CtaBanner')].map(load),
  )
  expect(new Set([home, two, quote, banner].map((each) => each?.addresses[0])).size).toBe(1)
  expect(home?.sheets[0]).toMatch(/^@layer reset\{.*@layer ui,features,blocks,templates;/s)
  expect(new Set([two, quote, banner].map((each) => each?.addresses[1])).size).toBe(3)
  const files = toFiles(inCss(two?.sheets[1] ?? ''))
  const hasStylesOf = (block: string) => files.has(placeOfStyles(`src/blocks/${block}/${block}.module.css`))
  expect(['CtaBanner', 'BlockQuote', 'AlsoRead'].map(hasStylesOf)).toEqual([true, true, false])
})

test('another process serves a style sheet that it has never linked to', async () => {
  const { addresses, sheets } = await load('two')
  const { tailwell } = await built.startListening({ REPLICA_DIR: replica })
  const answer = await fetch(tailwell + addresses[1])
  expect(await answer.text()).toBe(sheets[1])
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

// Includes 150 bytes for text of 200 % (decision 056), 50 for the search magnifier on phones, 50 for the left edge of wide windows (decision 069), 20 for long words on large buttons.
test('the styles of a product page leave room for its HTML in the first TCP window (goal P3)', async () => {
  const { sheets } = await load('dogs/food/food-7')
  const bytes = sheets.map((css) => brotliCompressSync(css).length)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(8_320)
})
