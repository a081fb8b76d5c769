import { expect, it } from 'vitest'
import { loadContent } from './content/load-content.ts'
import { toReport } from './report.ts'

const content = loadContent()
const table = toReport(content)
  .split('\n')
  .map((line) => line.trim().split(/\s{2,}/))
const [head = [], ...rows] = table
const read = (site: string, column: string) =>
  Number(rows.find(([name]) => name === site)?.[head.indexOf(column)]?.replaceAll(',', ''))

it('counts the content of each site', () => {
  const site = content.sites.find(({ locale }) => locale.id === 'tailwell/nl_NL')
  expect(read('tailwell/nl_NL', 'pages')).toBe(site?.pages.length)
  expect(read('tailwell/en_GB', 'posts')).toBeGreaterThan(13)
  expect(read('tailwell/en_GB', 'words')).toBeGreaterThan(10_000)
  expect(read('tailwell/nl_NL', 'texts')).toBe(site?.products.length)
  const shops = content.stores.filter(({ brands, country }) => country === 'NL' && brands.includes('tailwell'))
  expect(read('tailwell/nl_NL', 'stores') + read('tailwell/nl_NL', 'online')).toBe(shops.length)
  expect(read('aldergrove/nl_NL', 'products')).toBe(content.facts.filter(({ brand }) => brand === 'aldergrove').length)
})

it('adds up what sites own, and counts shared content once', () => {
  const sites = content.sites.map(({ locale }) => locale.id)
  for (const column of [
    'pages',
    'articles',
    'posts',
    'words',
    'jobs',
    'overused',
    'categories',
    'texts',
    'leaflets',
    'redirects',
  ]) {
    const sum = sites.reduce((total, site) => total + read(site, column), 0)
    expect([column, read('all sites', column)]).toEqual([column, sum])
  }
  expect(read('all sites', 'products')).toBe(content.facts.length)
  expect(read('all sites', 'stores') + read('all sites', 'online')).toBe(content.stores.length)
})

it('reports how many packs have words in a language of their own', () => {
  const text = toReport(content)
  const packs = content.sites.filter(({ locale }) => locale.id === 'tailwell/ru_RU').flatMap(({ products }) => products)
  expect(text).toMatch(/[\d,]+ packs in 14 languages of their own/)
  expect(Number(/([\d,]+) packs/.exec(text)?.[1]?.replaceAll(',', ''))).toBeGreaterThan(packs.length * 14)
})
