import { describe, expect, it } from 'vitest'
import { loadContent } from './load-content.ts'
import { RAW_CONTENT as RAW, type RawContent } from './raw-content.ts'
import { SITES } from './sites.ts'

/** All content as it is, but for one site. */
function withSite(id: string, change: (site: (typeof SITES)[number]) => Partial<(typeof SITES)[number]>): RawContent {
  return { ...RAW, sites: SITES.map((site) => (site.site === id ? { ...site, ...change(site) } : site)) }
}

/** Each loads all content, up to four times. */
const timeout = 30_000

describe('a broken row', { timeout }, () => {
  it('is reported with file, line, row and field', () => {
    const broken = withSite('tailwell/nl_NL', ({ products }) => ({
      products: products.map((row) => (row.sku === '10130' ? { ...row, url_key: 'Kip & Rijst' } : row)),
    }))
    expect(() => loadContent(broken)).toThrow(
      /nothing was written[\s\S]*demo\/src\/content\/products\/[\w./-]+:\d+, sku 10130 of tailwell\/nl_NL, url_key: /,
    )
  })

  it('is reported for a sku with letters and for a wrong check digit', () => {
    const [first, ...rest] = RAW.facts
    if (!first) throw new Error('There are no products')
    expect(() => loadContent({ ...RAW, facts: [{ ...first, sku: 'A1' }, ...rest] })).toThrow(
      /products\/families\/all-families\.ts, sku A1, sku: /,
    )
    const barcode = first.barcode.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    expect(() => loadContent({ ...RAW, facts: [{ ...first, barcode }, ...rest] })).toThrow(
      /products\/[\w./-]+:\d+, sku 10110, barcode: must be 13 digits/,
    )
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
      /pictures\.ts:\d+, picture scene-home, alt\.fi/,
    )
    expect(() => loadContent({ ...RAW, pictures: rest })).toThrow(/there is no picture:scene-home/)
    const facts = RAW.facts.map((row) =>
      row.sku === '60120' ? { ...row, specification: { form: { en: 'Liquid', nl: 'Vloeistof' } } } : row,
    )
    expect(() => loadContent({ ...RAW, facts })).toThrow(/row sku 60120, specification\.form: no text in ru/)
  })

  it('is reported for a term without a name in one language, and for an unknown term', () => {
    const [first, ...rest] = RAW.terms
    if (!first) throw new Error('There are no terms')
    const untranslated = { ...first, label: { ...first.label, hu: '' } }
    expect(() => loadContent({ ...RAW, terms: [untranslated, ...rest] })).toThrow(
      /terms\/codes\.ts:\d+, term animal_type\/dog, label\.hu/,
    )
    const facts = RAW.facts.map((row) => (row.sku === '10140' ? { ...row, tags: ['hiking'] } : row))
    expect(() => loadContent({ ...RAW, facts })).toThrow(/row sku 10140, tags: there is no term:content_tag\/hiking/)
  })

  it('is reported for a site with too few articles or jobs, and for a job that no page leads to', () => {
    const lacking = withSite('tailwell/en_GB', ({ articles }) => ({
      articles: articles.filter(({ kind }) => kind !== 'news'),
      jobs: [],
    }))
    expect(() => loadContent(lacking)).toThrow(
      /demo\/articles\/en: tailwell\/en_GB has fewer than 6 articles of the kind news\n.*en_GB has fewer than 3 jobs/,
    )
    const adrift = withSite('tailwell/de_DE', ({ jobs }) => ({
      jobs: jobs.map((job) => ({ ...job, path: `x/${job.name}` })),
    }))
    expect(() => loadContent(adrift)).toThrow(/customer-care, path: no page leads to "x\/customer-care"/)
  })

  it('is reported for an article with a dead link, an unknown author, a missing picture or a future date', () => {
    const change = (data: object) =>
      withSite('tailwell/nl_NL', ({ articles }) => ({ articles: articles.map((row) => ({ ...row, ...data })) }))
    const dead = { main: [{ block: 'AlsoRead' as const, targets: ['article:nowhere'] }] }
    expect(() => loadContent(change(dead))).toThrow(/article brush-before-you-bathe: there is no article:nowhere/)
    expect(() => loadContent(change({ author: 'nobody' }))).toThrow(/there is no author:nobody/)
    expect(() => loadContent(change({ picture: 'scene-moon' }))).toThrow(/there is no picture:scene-moon/)
    expect(() => loadContent(change({ created: '2999-12-31' }))).toThrow(
      /demo\/articles\/nl\/[\w-]+\.md, article [a-z-]+ of tailwell\/nl_NL, created: must not be in the future/,
    )
  })

  it('is reported for a store with an impossible latitude, and for a country without stores', () => {
    const off = RAW.stores.map((store) => (store.name === 'De Blije Bak' ? { ...store, lat: '152.1' } : store))
    expect(() => loadContent({ ...RAW, stores: off })).toThrow(/stores\/stores\.ts:\d+, store De Blije Bak, lat/)
    const stores = RAW.stores.filter(({ country }) => country !== 'HU')
    expect(() => loadContent({ ...RAW, stores })).toThrow(/stores\.ts: tailwell\/hu_HU has no store/)
  })

  it('is reported for a store finder at another address than store-finder', () => {
    const astray = withSite('tailwell/en_GB', ({ pages }) => ({
      pages: pages.map((row) => (row.template === 'StoreLocator' ? { ...row, path: 'shops' } : row)),
    }))
    expect(() => loadContent(astray)).toThrow(/tailwell\/en_GB, stores, path: must be "store-finder"/)
  })

  it('is reported for search settings without terms, and for a redirect to a missing page', () => {
    const mute = withSite('tailwell/sv_SE', ({ searchSettings }) => ({
      searchSettings: { ...searchSettings, terms: [] },
    }))
    expect(() => loadContent(mute)).toThrow(/search-settings\.ts, search settings of tailwell\/sv_SE, terms/)
    const lost = withSite('tailwell/ru_RU', ({ redirects }) => ({
      redirects: redirects.map((row) => ({ ...row, target: 'page:nowhere' })),
    }))
    expect(() => loadContent(lost)).toThrow(/tailwell\/ru_RU, redirect katalog: there is no page:nowhere/)
  })
})
