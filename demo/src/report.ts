import { countWords } from './content/articles/find-thin-prose.ts'
import type { DemoBlock } from './content/block-schema.ts'
import type { Content } from './content/checked-content.ts'
import { countPictureUses } from './content/count-picture-uses.ts'
import { countriesOf } from './content/prices.ts'
import { toArticleReport } from './report-articles.ts'

const COLUMNS = [
  'pages',
  'articles',
  'posts',
  'words',
  'jobs',
  'pictures',
  'overused',
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
 * Makes the tables of `npm run seed -- --report`: the content of each site and of all together. A product or store counts on every site
 * that shows it, but only once in the last line. A second table compares articles and openings with their goals.
 */
export function toReport(content: Content): string {
  const bySite = content.sites.map((site) => toRow(site.locale.id, countSite(content, site)))
  const articles = toArticleReport(content)
  return [toHead(), ...bySite, toRow('all sites', countAll(content)), '', ...toShared(content), '', articles].join('\n')
}

type Site = Content['sites'][number]

function countSite({ facts, leaflets, stores }: Content, site: Site): Counts {
  const { brand, country, id } = site.locale
  const near = stores.filter((store) => store.country === country && store.brands.includes(brand))
  return {
    pages: site.pages.length,
    articles: site.articles.length,
    posts: site.articles.filter(({ kind }) => kind === 'blog').length,
    words: countSiteWords(site),
    jobs: site.jobs.length,
    pictures: countPictureUses(site).pages.size,
    overused: countOverused(site),
    categories: site.categories.length,
    products: facts.filter((row) => row.brand === brand && countriesOf(row).some((code) => code === country)).length,
    texts: site.products.length,
    leaflets: leaflets.filter((leaflet) => leaflet.site === id).length,
    stores: near.filter(({ kind }) => kind === 'offline').length,
    online: near.filter(({ kind }) => kind === 'online').length,
    redirects: site.redirects.length,
  }
}

/** Pictures on more pages of a site are reported, because visitors would see them repeatedly. */
const MOST_USES = 2

/** Counts words of articles, openings and pages, without headings of blocks. */
function countSiteWords({ pages, articles, jobs }: Site): number {
  const blocks = [...pages, ...articles, ...jobs].flatMap(({ main }) => main)
  return blocks.reduce((total, block) => total + countBlockWords(block), 0)
}

function countBlockWords(block: DemoBlock): number {
  if (block.block === 'RichText') return countWords(block.content)
  if (block.block !== 'Faq') return 0
  return block.items.reduce((total, { question, answer }) => total + countWords(`${question} ${answer}`), 0)
}

const countOverused = (site: Site) =>
  [...countPictureUses(site).pages.values()].filter((pages) => pages.length > MOST_USES).length

function countAll({ facts, leaflets, stores, sites, pictures }: Content): Counts {
  const sum = (kind: 'pages' | 'articles' | 'jobs' | 'categories' | 'products' | 'redirects') =>
    sites.reduce((total, site) => total + site[kind].length, 0)
  return {
    pages: sum('pages'),
    articles: sum('articles'),
    posts: sites.reduce((total, site) => total + site.articles.filter(({ kind }) => kind === 'blog').length, 0),
    words: sites.reduce((total, site) => total + countSiteWords(site), 0),
    pictures: pictures.length,
    overused: sites.reduce((total, site) => total + countOverused(site), 0),
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

/** Packs in the language of a country: `pack-10110-de`. */
const OWN_PACK = /^pack-\d+-([a-z]{2})$/

/** Lists the content that belongs to no site. */
function toShared({ pictures, terms, authors, sites, customers, submissions }: Content): string[] {
  const languages = new Set(
    [...pictures.map(({ alt }) => alt), ...terms.map(({ label }) => label)].flatMap(Object.keys),
  )
  const own = pictures.flatMap(({ name }) => OWN_PACK.exec(name)?.[1] ?? [])
  return [
    `${own.length.toLocaleString('en')} packs in ${new Set(own).size} languages of their own, and`,
    `${(pictures.length - own.length).toLocaleString('en')} pictures and ${terms.length} terms in ${languages.size} languages, ${authors.length} authors`,
    `${sites.length} sites with menus and settings, ${customers.length} business customers, ${submissions.length} sent forms`,
  ]
}

const toHead = () => 'site'.padEnd(18) + COLUMNS.map((name) => name.padStart(WIDTH)).join('')

const toRow = (name: string, counts: Counts) =>
  name.padEnd(18) + COLUMNS.map((column) => counts[column].toLocaleString('en').padStart(WIDTH)).join('')
