import type { BenchRow } from '@menagerie/bench/row'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { disclaimerOf } from '@menagerie/sites/disclaimer'
import type { CrawlReport } from './crawl-sites.ts'
import { type CrawledKind, type CrawledPage, type CrawlFault, pageKindOf } from './crawled-page.ts'

const KILOBYTE = 1000

export function toSiteRow(site: BrandLocale, report: CrawlReport): BenchRow {
  const pages = [...report.crawl.pages.values()].filter((page) => page.site === site)
  const faults = report.faults.filter((fault) => fault.site === site.id)
  return {
    id: 'A4',
    what: `${site.id}: every page`,
    figure: [toCounts(pages), toFaultText(faults)].join(', '),
    baseline: toWeights(pages, report),
    goal: '0 faults',
    met: faults.length === 0 && pages.length > 0,
  }
}

/** Makes the row of all sites in one form of addresses. */
export function toModeRow(name: string, { crawl, files, faults }: CrawlReport): BenchRow {
  const pages = [...crawl.pages.values()]
  const pictures = [...files.values()].filter(({ kind }) => kind === 'picture').length
  return {
    id: 'A4',
    what: `all sites, ${name}`,
    figure: [toCounts(pages), toFaultText(faults)].join(', '),
    baseline: `${crawl.answers.size} addresses, ${pictures} pictures and ${files.size - pictures} other files fetched`,
    goal: '0 faults',
    met: faults.length === 0 && pages.length > 0,
  }
}

/** A5: the real texts of all pages. `npm run proof -- texts` finds texts that come from no catalogue. */
export function toTextRow({ crawl, faults }: CrawlReport): BenchRow {
  const found = faults.filter(({ kind }) => kind === 'language' || kind === 'text')
  const sites = new Set([...crawl.pages.values()].map(({ site }) => site.id)).size
  return {
    id: 'A5',
    what: 'every text in the language of its country, nothing spilled, no English of ours left',
    figure: `${toFaultText(found)} on ${crawl.pages.size} pages`,
    baseline: `${sites} sites, against the catalogues and the commonest words of each language`,
    goal: '0 faults',
    met: found.length === 0 && crawl.pages.size > 0,
  }
}

export function toDisclaimerRow({ crawl, faults }: CrawlReport): BenchRow {
  const pages = [...crawl.pages.values()]
  const french = pages.filter(({ site }) => disclaimerOf(site) !== '').length
  const found = faults.filter(({ kind }) => kind === 'disclaimer')
  return {
    id: 'A6',
    what: 'the French disclaimer: on every page of fr_FR, on no other',
    figure: toFaultText(found),
    baseline: `${french} pages with it, ${pages.length - french} without`,
    goal: '0 faults',
    met: found.length === 0 && pages.length > 0,
  }
}

function toCounts(pages: readonly CrawledPage[]): string {
  const references = pages.flatMap((page) => page.references)
  const different = (isWanted: (kind: string) => boolean) =>
    new Set(references.filter(({ kind }) => isWanted(kind)).map(({ url }) => url)).size
  const links = different((kind) => kind === 'link' || kind === 'menu link')
  return `${pages.length} pages, ${links} links, ${different((kind) => kind === 'picture')} pictures`
}

function toFaultText(faults: readonly CrawlFault[]): string {
  const kinds = [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, group]) => `${kind} ${group.length}`)
  return kinds.length === 0 ? '0 faults' : `${faults.length} faults (${kinds.join(', ')})`
}

/** Lists the size of HTML with its styles in brotli (the largest of each kind), and the largest number of elements. */
function toWeights(pages: readonly CrawledPage[], report: CrawlReport): string {
  const largest = new Map<CrawledKind, number>()
  for (const page of pages) {
    const kind = pageKindOf(page)
    largest.set(kind, Math.max(largest.get(kind) ?? 0, toBytes(page, report)))
  }
  const weights = [...largest].map(([kind, bytes]) => `${kind} ${(bytes / KILOBYTE).toFixed(1)} kB`)
  const elements = Math.max(0, ...pages.map(({ tree }) => tree.elements.length))
  return `HTML + CSS at most: ${weights.join(', ')}; ${elements} elements`
}

function toBytes({ answer, references }: CrawledPage, { files }: CrawlReport): number {
  const sheets = new Set(references.filter(({ kind }) => kind === 'style').map(({ url }) => new URL(url).pathname))
  return [...sheets].reduce((sum, path) => sum + (files.get(path)?.bytes ?? 0), answer.bytes)
}
