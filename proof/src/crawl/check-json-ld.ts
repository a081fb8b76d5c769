import { translator } from '@menagerie/sites/messages'
import { z } from 'zod'
import { type CrawledPage, pageKindOf } from './crawled-page.ts'
import { attribute, type Element, findNamedElements, textOf } from './page-tree.ts'

const text = z.string().trim().min(1)
const date = z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'is no date')
const withName = z.object({ name: text })
const item = z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: z.url() })
/** Names a page by its address or its reviewer. */
const reviewedPage = z.object({ '@type': z.literal('WebPage'), '@id': z.url(), reviewedBy: withName })
const article = z.object({
  headline: text,
  mainEntityOfPage: z.union([z.url(), reviewedPage]),
  datePublished: date,
  dateModified: date.optional(),
  publisher: withName,
  author: withName,
})
/** Google looks the town up, so nothing else may stand beside it. */
const town = text.refine((value) => !/[,;(]/.test(value), 'is more than a town')
const place = z.object({
  address: z.object({
    addressLocality: town,
    addressRegion: text.optional(),
    postalCode: text.optional(),
    addressCountry: z.string().length(2),
  }),
})
const offer = z.object({
  url: z.url(),
  price: z.number().positive(),
  priceCurrency: z.string().length(3),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
})
const amount = z.object({ currency: z.string().length(3), value: z.object({ unitText: text }) })
const employment = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER'])

/** What search engines need to show each type, and our own requirements. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Organization: z.object({ name: text, url: z.url() }),
  WebSite: z.object({ name: text, url: z.url() }),
  BreadcrumbList: z.object({ itemListElement: z.array(item).min(1) }),
  Article: article,
  BlogPosting: article,
  NewsArticle: article,
  // Without an offer, search engines show no price (decision 037).
  Product: z.object({
    name: text,
    sku: text,
    url: z.url(),
    brand: withName,
    image: z.array(z.url()).optional(),
    offers: offer.optional(),
  }),
  LocalBusiness: z.object({
    name: text,
    url: z.url().optional(),
    address: z.object({ addressCountry: z.string().length(2) }),
  }),
  FAQPage: z.object({
    mainEntity: z.array(z.object({ name: text, acceptedAnswer: z.object({ text }) })).min(1),
  }),
  VideoObject: z.object({
    name: text,
    description: text,
    contentUrl: z.url(),
    thumbnailUrl: z.url(),
    uploadDate: date,
    duration: text.regex(/^PT\d+S$/),
  }),
  ProductGroup: z.object({ name: text, productGroupID: text, hasVariant: z.array(z.looseObject({})).min(1) }),
  JobPosting: z.object({
    title: text,
    description: text.startsWith('<', 'is no HTML'),
    datePosted: date,
    employmentType: employment,
    validThrough: date.optional(),
    hiringOrganization: withName.extend({ logo: z.url() }),
    jobLocation: place,
    baseSalary: amount.optional(),
  }),
}

const typed = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
type TypedNode = z.infer<typeof typed>

/** Checks the data for machines: each script can be parsed and is complete, agrees with the page, and the page has the data of its kind. */
export function checkJsonLd(page: CrawledPage): string[] {
  const scripts = findNamedElements(page.tree, 'script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  )
  const read = scripts.map((script) => readTyped(textOf(script)))
  const data = read.filter((each) => typeof each !== 'string')
  return [
    ...read.filter((each) => typeof each === 'string'),
    ...data.flatMap(checkShape),
    ...checkKind(page, new Set(data.map((each) => each['@type']))),
    ...data.flatMap((each) => checkAddress(page, each)),
    ...checkCrumbs(page, data),
  ]
}

function readTyped(json: string): TypedNode | string {
  try {
    return typed.safeParse(JSON.parse(json)).data ?? 'JSON-LD without context or type'
  } catch {
    return 'JSON-LD that does not parse'
  }
}

function checkShape(data: TypedNode): string[] {
  const type = data['@type']
  const schema = SCHEMAS[type]
  if (schema === undefined) return [`JSON-LD of type ${type}, which nobody knows here`]
  const { error } = schema.safeParse(data)
  return (error?.issues ?? []).map(({ path, message }) => `JSON-LD ${type}: ${path.join('.')} ${message}`)
}

const ARTICLES = ['Article', 'BlogPosting', 'NewsArticle']

function checkKind(page: CrawledPage, types: ReadonlySet<string>): string[] {
  const kind = pageKindOf(page)
  const due = { home: ['Organization', 'WebSite'], product: ['Product'], article: [], page: [] }[kind]
  const missing = due.filter((type) => !types.has(type)).map((type) => `no JSON-LD ${type}`)
  const isUntold = kind === 'article' && !ARTICLES.some((type) => types.has(type))
  return [...missing, ...(isUntold ? ['no JSON-LD of an article'] : [])]
}

/** Checks that data about the page has the page's own address. */
function checkAddress({ url }: CrawledPage, data: TypedNode): string[] {
  const isOfItsOwn = data['@type'] === 'Product' || data['@type'] === 'JobPosting'
  const told = isOfItsOwn ? data.url : data.mainEntityOfPage
  const own = reviewedPage.safeParse(told).data?.['@id'] ?? told
  return own === undefined || own === url ? [] : [`JSON-LD ${data['@type']} names ${own}`]
}

/** Checks that the visible breadcrumbs and those in the data are the same. */
function checkCrumbs(page: CrawledPage, data: readonly TypedNode[]): string[] {
  const label = translator(page.site)('breadcrumb.label')
  const nav = findNamedElements(page.tree, 'nav').find((each) => attribute(each, 'aria-label') === label)
  const shown = nav === undefined ? [] : findAll(nav, 'li').map((each) => textOf(each).trim())
  const lists = data.filter((each) => each['@type'] === 'BreadcrumbList')
  const told = lists.flatMap((list) => z.array(item).safeParse(list.itemListElement).data ?? [])
  const faults: string[] = []
  if (lists.length > 1) faults.push(`${lists.length} JSON-LD BreadcrumbList`)
  if (told.map(({ name }) => name).join(' > ') !== shown.join(' > '))
    faults.push(
      `breadcrumbs show ${shown.join(' > ') || 'nothing'} and tell ${told.map(({ name }) => name).join(' > ')}`,
    )
  if (told.some(({ position }, at) => position !== at + 1)) faults.push('breadcrumbs are not counted in order')
  const last = told.at(-1)
  // Further pages of a list may end at the list.
  const ends = [page.url, page.url.replace(/\?.*$/, '')]
  if (last !== undefined && !ends.includes(last.item)) faults.push(`breadcrumbs end at ${last.item}`)
  return faults
}

function findAll(element: Element, name: string): Element[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...findAll(child, name)],
  )
}
