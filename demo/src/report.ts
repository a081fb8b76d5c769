import type { Content } from './content/checked-content.ts'
import { countriesOf } from './content/prices.ts'

const COLUMNS = [
  'pages',
  'articles',
  'jobs',
  'categories',
  'products',
  'texts',
  'leaflets',
  'stores',
  'online',
  'redirects',
] as const
type Counts = Record<(typeof COLUMNS)[number], number>

const WIDTH = 12

/**
 * What each site holds and all together, as a table, for `npm run seed -- --report`. A product or a store counts on every
 * site that shows it, and once in the last line.
 */
export function toReport(content: Content): string {
  const bySite = content.sites.map((site) => toRow(site.locale.id, countSite(content, site)))
  return [toHead(), ...bySite, toRow('all sites', countAll(content)), '', ...toShared(content)].join('\n')
}

function countSite({ facts, leaflets, stores }: Content, site: Content['sites'][number]): Counts {
  const { brand, country, id } = site.locale
  const near = stores.filter((store) => store.country === country && store.brands.includes(brand))
  return {
    pages: site.pages.length,
    articles: site.articles.length,
    jobs: site.jobs.length,
    categories: site.categories.length,
    products: facts.filter((row) => row.brand === brand && countriesOf(row).some((code) => code === country)).length,
    texts: site.products.length,
    leaflets: leaflets.filter((leaflet) => leaflet.site === id).length,
    stores: near.filter(({ kind }) => kind === 'offline').length,
    online: near.filter(({ kind }) => kind === 'online').length,
    redirects: site.redirects.length,
  }
}

function countAll({ facts, leaflets, stores, sites }: Content): Counts {
  const sum = (kind: 'pages' | 'articles' | 'jobs' | 'categories' | 'products' | 'redirects') =>
    sites.reduce((total, site) => total + site[kind].length, 0)
  return {
    pages: sum('pages'),
    articles: sum('articles'),
    jobs: sum('jobs'),
    categories: sum('categories'),
    products: facts.length,
    texts: sum('products'),
    leaflets: leaflets.length,
    stores: stores.filter(({ kind }) => kind === 'offline').length,
    online: stores.filter(({ kind }) => kind === 'online').length,
    redirects: sum('redirects'),
  }
}

/** What no site owns. */
function toShared({ pictures, terms, authors, sites, customers, submissions }: Content): string[] {
  const languages = new Set(
    [...pictures.map(({ alt }) => alt), ...terms.map(({ label }) => label)].flatMap(Object.keys),
  )
  return [
    `${pictures.length} pictures and ${terms.length} terms in ${languages.size} languages, ${authors.length} authors`,
    `${sites.length} sites with menus and settings, ${customers.length} business customers, ${submissions.length} sent forms`,
  ]
}

const toHead = () => 'site'.padEnd(18) + COLUMNS.map((name) => name.padStart(WIDTH)).join('')

const toRow = (name: string, counts: Counts) =>
  name.padEnd(18) + COLUMNS.map((column) => counts[column].toLocaleString('en').padStart(WIDTH)).join('')
