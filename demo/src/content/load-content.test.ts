import { describe, expect, it } from 'vitest'
import { loadContent, type RawContent } from './load-content.ts'
import { PICTURES } from './pictures.ts'
import { ALDERGROVE_FACTS, TAILWELL_FACTS } from './products/facts.ts'
import { SITES } from './sites.ts'

const RAW: RawContent = { pictures: PICTURES, facts: [...TAILWELL_FACTS, ...ALDERGROVE_FACTS], sites: SITES }

/** All content as it is, but for one site. */
function withSite(id: string, change: (site: (typeof SITES)[number]) => Partial<(typeof SITES)[number]>): RawContent {
  return { ...RAW, sites: SITES.map((site) => (site.site === id ? { ...site, ...change(site) } : site)) }
}

describe('the demo content', () => {
  it('has a home page with a picture, living links and words in the own language for all 23 sites', () => {
    expect(loadContent().sites).toHaveLength(23)
  })

  it('has texts of every product on the sites in English, Dutch and Russian', () => {
    const { sites, facts } = loadContent()
    for (const id of ['tailwell/en_US', 'tailwell/en_GB', 'tailwell/nl_NL', 'tailwell/nl_BE', 'tailwell/ru_RU']) {
      const sold = facts.filter(({ brand }) => brand === 'tailwell').map(({ sku }) => sku)
      expect(sites.find(({ locale }) => locale.id === id)?.products.map(({ sku }) => sku)).toEqual(sold)
    }
  })

  it('keeps the British words off the American site and the American ones off the British', () => {
    const texts = (id: string) => JSON.stringify(SITES.find(({ site }) => site === id))
    expect(texts('tailwell/en_GB')).toMatch(/colouring/)
    expect(texts('tailwell/en_US')).not.toMatch(/colour|favourite|fibre|litres/i)
    expect(texts('tailwell/en_US')).toMatch(/artificial coloring/)
  })

  it('writes Russian with no Latin words but names and units', () => {
    const products = SITES.find(({ site }) => site === 'tailwell/ru_RU')?.products ?? []
    const words = products.flatMap(({ name, short_description, usps }) => [name, short_description, ...usps]).join(' ')
    expect(words.match(/[a-z]{2,}/gi)?.filter((word) => !['Tailwell', 'pH'].includes(word)) ?? []).toEqual([])
  })
})

describe('a broken row', () => {
  it('is named by file, row and field', () => {
    const broken = withSite('tailwell/nl_NL', ({ products }) => ({
      products: products.map((row, index) => (index === 2 ? { ...row, url_key: 'Kip & Rijst' } : row)),
    }))
    expect(() => loadContent(broken)).toThrow(
      /nothing was written[\s\S]*demo\/src\/content\/products\/tailwell\.nl\.ts, row 3 \(sku 10130\) of tailwell\/nl_NL, url_key:/,
    )
  })

  it('is reported for a sku with letters and for a wrong check digit', () => {
    const [first, ...rest] = RAW.facts
    if (!first) throw new Error('There are no products')
    expect(() => loadContent({ ...RAW, facts: [{ ...first, sku: 'A1' }, ...rest] })).toThrow(/row 1 \(sku A1\), sku:/)
    const barcode = first.barcode.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    expect(() => loadContent({ ...RAW, facts: [{ ...first, barcode }, ...rest] })).toThrow(/barcode: must be 13 digits/)
  })

  it('is reported for a link to a page that the site does not have', () => {
    const broken = withSite('tailwell/de_DE', ({ pages }) => ({ pages: pages.filter(({ name }) => name !== 'about') }))
    expect(() => loadContent(broken)).toThrow(/tailwell\/de_DE, page home: there is no page:about/)
  })

  it('is reported for a site without a home page, without a menu and without content', () => {
    const homeless = withSite('tailwell/it_IT', ({ pages }) => ({
      pages: pages.map((page) => (page.name === 'home' ? { ...page, path: 'home' } : page)),
    }))
    expect(() => loadContent(homeless)).toThrow(/tailwell\/it_IT: there is no home page/)
    const menuless = withSite('tailwell/it_IT', ({ menus }) => ({ menus: { ...menus, footer: [] } }))
    expect(() => loadContent(menuless)).toThrow(/menus of tailwell\/it_IT, footer/)
    expect(() => loadContent({ ...RAW, sites: SITES.slice(1) })).toThrow(/tailwell\/en_US has no content/)
  })

  it('is reported for an address that two pages share', () => {
    const broken = withSite('tailwell/pl_PL', ({ pages }) => ({
      pages: pages.map((page) => (page.name === 'privacy' ? { ...page, path: 'o-nas' } : page)),
    }))
    expect(() => loadContent(broken)).toThrow(/tailwell\/pl_PL: the address "o-nas" is taken twice/)
  })

  it('is reported for a missing alternative text, picture and specification', () => {
    const [first, ...rest] = RAW.pictures
    if (!first) throw new Error('There are no pictures')
    expect(() => loadContent({ ...RAW, pictures: [{ ...first, alt: { ...first.alt, fi: '' } }, ...rest] })).toThrow(
      /pictures\.ts, row 1 \(scene-home\), alt\.fi/,
    )
    expect(() => loadContent({ ...RAW, pictures: rest })).toThrow(/there is no picture:scene-home/)
    const facts = RAW.facts.map((row) =>
      row.sku === '60120' ? { ...row, specification: { form: { en: 'Liquid', nl: 'Vloeistof' } } } : row,
    )
    expect(() => loadContent({ ...RAW, facts })).toThrow(/row sku 60120, specification\.form: no text in ru/)
  })
})
