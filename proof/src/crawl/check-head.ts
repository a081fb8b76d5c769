import { findXDefault } from '@menagerie/sites/brand'
import { localesOf } from '@menagerie/sites/locales'
import { checkJsonLd } from './check-json-ld.ts'
import { type CrawledPage, isForIndexes, type PageProblem, toProblems } from './crawled-page.ts'
import { attribute, findElement, findNamedElements, type PageTree, textOf } from './page-tree.ts'

/** Longer texts are cut off in search results. */
const MAX_TITLE = 120
const MAX_DESCRIPTION = 320
const DATA_TYPES = new Set(['application/ld+json', 'application/json'])

/** Checks a page's description of itself: language, title, description, canonical address, variants, and data for machines. */
export function checkHead(page: CrawledPage): PageProblem[] {
  const { tree, site, url } = page
  if (!isForIndexes(page)) return checkPrivateHead(page)
  const head = [...checkTitle(tree), ...checkDescription(tree)]
  const canonicals = addressesOf(page, 'canonical')
  if (canonicals.length !== 1 || canonicals[0] !== url) head.push(`canonical is ${canonicals.join(', ') || 'missing'}`)
  const ogUrl = findElement(tree, 'meta', 'property', 'og:url')
  if (ogUrl && attribute(ogUrl, 'content') !== url) head.push(`og:url is ${attribute(ogUrl, 'content')}`)
  const lang = findNamedElements(tree, 'html').map((element) => attribute(element, 'lang'))[0]
  const language = lang === site.iso ? [] : [`<html lang> is ${lang}`]
  return [
    ...toProblems('head', [...head, ...checkSocial(tree), ...checkInlineScripts(tree), ...checkJsonLd(page)]),
    ...toProblems('language', [...language, ...checkAlternates(page)]),
  ]
}

/** Checks a page that is in no index. Its canonical address, if it has one, must be its own address without the query. */
function checkPrivateHead(page: CrawledPage): PageProblem[] {
  const { tree, url } = page
  const elsewhere = addressesOf(page, 'canonical').filter((address) => address !== url && address !== withoutQuery(url))
  const faults = elsewhere.map((address) => `canonical is ${address}`)
  return toProblems('head', [...checkTitle(tree), ...faults, ...checkInlineScripts(tree)])
}

const withoutQuery = (url: string) => url.replace(/\?.*$/, '')

export function titleOf(tree: PageTree): string {
  const [title] = findNamedElements(tree, 'title').filter(({ parent }) => parent?.name === 'head')
  return title === undefined ? '' : textOf(title).trim()
}

export function descriptionOf(tree: PageTree): string {
  const description = findElement(tree, 'meta', 'name', 'description')
  return description === undefined ? '' : attribute(description, 'content').trim()
}

/** Returns addresses by `hreflang`. Two of a page with the same tag would count as one. */
export function alternatesOf(page: CrawledPage): ReadonlyMap<string, string> {
  const alternates = page.references.filter(({ kind }) => kind === 'hreflang')
  return new Map(alternates.map(({ element, url }) => [attribute(element, 'hreflang'), url]))
}

function checkTitle(tree: PageTree): string[] {
  const title = titleOf(tree)
  if (title === '') return ['no title']
  return title.length > MAX_TITLE ? [`title of ${title.length} characters`] : []
}

function checkDescription(tree: PageTree): string[] {
  const description = descriptionOf(tree)
  if (description === '') return ['no description']
  return description.length > MAX_DESCRIPTION ? [`description of ${description.length} characters`] : []
}

function addressesOf({ references }: CrawledPage, kind: 'canonical'): string[] {
  return references.filter((reference) => reference.kind === kind).map(({ url }) => url)
}

/** Checks the variants: the page itself is among them, no tag is foreign, and x-default is the locale's for all other readers (reading 2). */
function checkAlternates(page: CrawledPage): string[] {
  const { site, url } = page
  const alternates = alternatesOf(page)
  if (alternates.size === 0) return []
  const faults: string[] = []
  if (alternates.get(site.iso) !== url) faults.push(`hreflang of itself is ${alternates.get(site.iso) ?? 'missing'}`)
  const known = new Set([...localesOf(site.brand).map(({ iso }) => iso), 'x-default'])
  for (const tag of alternates.keys()) if (!known.has(tag)) faults.push(`hreflang ${tag} is no locale of the brand`)
  const isoOfDefault = findXDefault(site.brand, ({ iso }) => alternates.has(iso))?.iso ?? ''
  const expected = alternates.get(isoOfDefault)
  const xDefault = alternates.get('x-default')
  if (xDefault !== expected) faults.push(`x-default is ${xDefault ?? 'missing'}, expected ${expected ?? 'none'}`)
  return faults
}

/** Checks that inline scripts contain only data. */
function checkInlineScripts(tree: PageTree): string[] {
  const inline = findNamedElements(tree, 'script').filter((script) => !script.attributes.has('src'))
  const types = inline.map((script) => attribute(script, 'type'))
  return types.filter((type) => !DATA_TYPES.has(type)).map((type) => `an inline script of type "${type}"`)
}

const SHARED_SIZE = { width: 1200, height: 630 }

/** Checks the picture for sharing: it has its size, the shape that networks show, and is announced as a large one. */
function checkSocial(tree: PageTree): string[] {
  const read = (key: 'property' | 'name', value: string) => {
    const element = findElement(tree, 'meta', key, value)
    return element && attribute(element, 'content')
  }
  if (read('property', 'og:image') === undefined) return []
  const [width, height] = ['width', 'height'].map((side) => Number(read('property', `og:image:${side}`)))
  const { width: most, height: high } = SHARED_SIZE
  const isShaped = width && height && width <= most && Math.abs(width / height - most / high) < 0.02
  const card = read('name', 'twitter:card')
  return [
    ...(isShaped ? [] : [`og:image of ${width}x${height}`]),
    ...(card === 'summary_large_image' ? [] : [`twitter:card is ${card ?? 'missing'}`]),
  ]
}
