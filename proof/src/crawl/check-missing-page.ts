import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { AskPage } from './ask.ts'
import { checkDisclaimer } from './check-disclaimer.ts'
import { checkHeaders } from './check-headers.ts'
import { checkHtml } from './check-html.ts'
import { checkTexts } from './check-texts.ts'
import { type CrawlFault, toCrawledPage, toProblems } from './crawled-page.ts'
import { attribute, findNamedElements, textOf } from './page-tree.ts'

/** Spec §2: `/p` is never a page. The other path never existed. */
const PATHS = ['p', 'no-such-page/at-all']

/** Checks that the site answers 404 with a page in its own language that links to the home page. */
export async function checkMissingPages(
  site: BrandLocale,
  { ask, addressing, https }: { ask: AskPage; addressing: Addressing; https: boolean },
): Promise<CrawlFault[]> {
  const links = addressing.links(site)
  const faults = await Promise.all(
    PATHS.map(async (path) => {
      const url = links.url(path)
      const answer = await ask(url)
      const page = toCrawledPage({ site, links, url, path, answer })
      const [html] = findNamedElements(page.tree, 'html')
      const main = findNamedElements(page.tree, 'main').map(textOf).join(' ')
      const homes = page.references.filter(({ kind, url: to }) => kind === 'link' && to === links.url(''))
      const language = [
        ...(html && attribute(html, 'lang') === site.iso ? [] : ['another language']),
        ...(main.includes(translator(site)('error.somethingWrong')) ? [] : ['without its text']),
      ]
      const status = [
        ...(answer.status === 404 ? [] : [`${answer.status} instead of 404`]),
        ...(homes.length > 0 ? [] : ['no link to the homepage']),
      ]
      const problems = [
        ...toProblems('status', status),
        ...toProblems('language', language),
        ...checkHeaders('missing page', answer, https),
        ...checkTexts(page),
        ...checkDisclaimer(page),
        ...(await checkHtml(answer.text)),
      ]
      return problems.map((problem) => ({ ...problem, site: site.id, where: url }))
    }),
  )
  return faults.flat()
}
