import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { checkCompany } from './check/check-company.ts'

const root = mkdtempSync(join(tmpdir(), 'third-brand-'))
const folder = join(root, 'three')
const SITES = `{
  pt_PT: {
    country: 'PT', iso: 'pt-PT', file: 'es', name: 'Portugal', domain: 'birchwood.pt.example',
  },
  el_GR: { country: 'GR', iso: 'el-GR', file: 'en', name: 'Ελλάδα', domain: 'birchwood.gr.example', opened: false },
  mt_MT: {
    country: 'MT', iso: 'mt-MT', file: 'en', name: 'Malta', domain: 'birchwood.pt.example', prefix: 'mt',
    timeZone: 'Europe/Malta', map: { lat: 35.9, lng: 14.4, zoom: 10 },
  },
}`

/** What docs/how-to/start-a-company.md says under "Try a third brand": a neighbour's folder, its names, and a row. */
beforeAll(() => {
  cpSync(join(ROOT, 'company/tailwell-aldergrove'), folder, { recursive: true })
  cpSync(join(folder, 'tailwell'), join(folder, 'birchwood'), { recursive: true })
  change('birchwood/theme.css', (css) => css.replaceAll("[data-brand='tailwell']", "[data-brand='birchwood']"))
  change('birchwood/brand.ts', (text) =>
    text
      .replaceAll('tailwell/assets', 'birchwood/assets')
      .replace('export const tailwell', 'export const birchwood')
      .replace("name: 'Tailwell',", "name: 'Birchwood',")
      .replace("xDefault: 'en_US',", '')
      .replace("searchPrefix: ''", "searchPrefix: 'birch_'"),
  )
  writeFileSync(
    join(folder, 'birchwood/sites.ts'),
    `import type { BrandFacts } from '@menagerie/sites/define-company'\nexport const SITES: BrandFacts['sites'] = ${SITES}\n`,
  )
  change('company.ts', (text) =>
    text
      .replace('import { tailwell }', "import { birchwood } from './birchwood/brand.ts'\nimport { tailwell }")
      .replace('brands: { tailwell, aldergrove }', 'brands: { tailwell, aldergrove, birchwood }'),
  )
})
afterAll(() => rmSync(root, { recursive: true }))

function change(file: string, to: (text: string) => string): void {
  writeFileSync(join(folder, file), to(readFileSync(join(folder, file), 'utf8')))
}

/** What a process of the product knows that is started for the folder. */
function ask(expression: string): unknown {
  const program = `
    const { BRAND_LOCALES } = await import('@menagerie/sites/locales')
    const { SITE_PORTS } = await import('@menagerie/sites/site-ports')
    const { createAddressing } = await import('@menagerie/sites/addressing')
    const { toIndexName } = await import('@menagerie/sites/search-index')
    const own = BRAND_LOCALES.filter(({ brand }) => brand === 'birchwood')
    console.log(JSON.stringify(${expression}))`
  const env = { ...process.env, MENAGERIE_COMPANY: folder }
  const args = ['--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: join(ROOT, 'scripts'), env, encoding: 'utf8' }))
}

test('a third brand, with shared fonts and countries of its own, passes the check', async () => {
  expect(await checkCompany(folder)).toEqual([])
})

test('every process knows the third brand with its countries, and still the 23 other sites', () => {
  const known = ask(`{
    others: BRAND_LOCALES.length - own.length,
    own: own.map(({ code, opened, hidden }) => [code, opened, hidden]),
    port: SITE_PORTS.map(({ variable, usual }) => [variable, usual]).at(-1),
    index: toIndexName(own[0], 'products'),
    blogs: own.map((site) => createAddressing({ mode: 'domains', localOrigins: {} }).links(site).url('blog')),
  }`)
  expect(known).toEqual({
    others: 23,
    own: [
      ['pt_PT', true, false],
      ['el_GR', false, true],
      ['mt_MT', true, false],
    ],
    port: ['WEB_PORT_BIRCHWOOD', 3200],
    index: expect.stringMatching(/^birch_/),
    blogs: [
      'https://birchwood.pt.example/blog/',
      'https://birchwood.gr.example/blog/',
      'https://birchwood.pt.example/mt/blog/',
    ],
  })
})
