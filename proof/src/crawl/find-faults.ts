import { checkBody } from './check-body.ts'
import { checkDisclaimer } from './check-disclaimer.ts'
import { alternatesOf, checkHead, descriptionOf, titleOf } from './check-head.ts'
import { checkHeaders } from './check-headers.ts'
import { checkHtml } from './check-html.ts'
import { checkTexts } from './check-texts.ts'
import { type Crawl, withoutHash } from './crawl-pages.ts'
import { type CrawledPage, type CrawlFault, isForIndexes, isLive, type PageProblem } from './crawled-page.ts'
import { attribute } from './page-tree.ts'

export type CheckOptions = {
  https: boolean
  /** Tells whether the slow HTML checker also checks this page. */
  isHtmlChecked: (page: CrawledPage) => boolean
}

/** Finds all faults of a page by itself. */
export async function checkCrawledPage(
  page: CrawledPage,
  { https, isHtmlChecked }: CheckOptions,
): Promise<CrawlFault[]> {
  const html = isHtmlChecked(page) ? await checkHtml(page.answer.text) : []
  const problems = [
    ...checkHeaders(isLive(page) ? 'live page' : 'page', page.answer, https),
    ...checkHead(page),
    ...checkBody(page),
    ...checkTexts(page),
    ...checkDisclaimer(page),
    ...html,
  ]
  return problems.map((problem) => toCrawlFault(page, problem))
}

export const toCrawlFault = (page: CrawledPage, problem: PageProblem): CrawlFault => ({
  ...problem,
  site: page.site.id,
  where: page.url,
})

/** Finds faults that appear only when pages are compared: targets of links, names that two pages share, variants. */
export function findFaultsBetween(crawl: Crawl): CrawlFault[] {
  const all = [...crawl.pages.values()]
  const pages = all.filter(isForIndexes)
  return [
    ...all.flatMap((page) => checkTargets(page, crawl).map((problem) => toCrawlFault(page, problem))),
    ...findShared(pages, 'title', ({ tree }) => titleOf(tree)),
    ...findShared(pages, 'description', ({ tree }) => descriptionOf(tree)),
    ...pages.flatMap((page) => checkVariants(page, crawl).map((problem) => toCrawlFault(page, problem))),
  ]
}

const LINKS = new Set(['link', 'menu link', 'hreflang', 'canonical', 'form'])

/** Checks that links lead to a page (in a menu directly, elsewhere by at most one redirect), and that the target of their `#` exists. */
function checkTargets({ references }: CrawledPage, { answers, pages }: Crawl): PageProblem[] {
  const links = new Map(
    references.filter(({ kind }) => LINKS.has(kind)).map((link) => [`${link.kind} ${link.url}`, link]),
  )
  return [...links.values()].flatMap(({ kind, url }): PageProblem[] => {
    const answer = answers.get(withoutHash(url))
    if (answer === undefined) return []
    if (typeof answer === 'string') return [{ kind: 'status', reason: `${kind} to ${url}: ${answer}` }]
    const { location } = answer.headers
    if (location === undefined) {
      if (answer.status !== 200) return [{ kind: 'status', reason: `${kind} to ${url}: ${answer.status}` }]
      return hasAnchor(pages.get(withoutHash(url)), url) ? [] : [{ kind: 'link', reason: `no such place: ${url}` }]
    }
    const next = answers.get(withoutHash(new URL(location, url).href))
    const isSecond = typeof next === 'object' && next.headers.location !== undefined
    if (isSecond) return [{ kind: 'redirect', reason: `${url} leads on twice` }]
    return kind === 'link' ? [] : [{ kind: 'redirect', reason: `${kind} to ${url} leads on to ${location}` }]
  })
}

function hasAnchor(target: CrawledPage | undefined, url: string): boolean {
  const id = decodeURIComponent(new URL(url).hash.slice(1))
  return target === undefined || id === '' || target.tree.elements.some((element) => attribute(element, 'id') === id)
}

/** Finds pages with the same text. Search engines list pages by these texts. Further pages of a list have their own. */
function findShared(pages: readonly CrawledPage[], name: string, textOf: (page: CrawledPage) => string): CrawlFault[] {
  const groups = Map.groupBy(
    pages.filter((page) => textOf(page) !== ''),
    (page) => `${page.site.id} ${textOf(page).toLowerCase().replaceAll(/\s+/g, ' ')}`,
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : others.map((page) =>
          toCrawlFault(page, { kind: 'head', reason: `same ${name} as ${first.url}: "${textOf(page)}"` }),
        ),
  )
}

/** Checks that a variant named by a page names that page as well. */
function checkVariants(page: CrawledPage, { pages }: Crawl): PageProblem[] {
  return [...alternatesOf(page)].flatMap(([tag, url]): PageProblem[] => {
    const other = pages.get(url)
    if (other === undefined || tag === 'x-default') return []
    const back = alternatesOf(other).get(page.site.iso)
    return back === page.url
      ? []
      : [{ kind: 'language', reason: `${url} (${tag}) names ${back ?? 'nothing'} in return` }]
  })
}
