import { disclaimerOf } from '@menagerie/sites/disclaimer'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { type CrawledPage, type PageProblem, toProblems } from './crawled-page.ts'
import { findNamedElements, textOf } from './page-tree.ts'

/** Spec §1: only for French residents, in the footer of each of their pages. */
const ALL = new Set(BRAND_LOCALES.map(disclaimerOf).filter((text) => text !== ''))

export function checkDisclaimer({ tree, site }: CrawledPage): PageProblem[] {
  const [own, whole] = [disclaimerOf(site), findNamedElements(tree, 'body').map(textOf).join('')]
  const footer = findNamedElements(tree, 'footer').map(textOf).join('')
  const missing = own !== '' && !footer.includes(own) ? ['the disclaimer is missing'] : []
  const foreign = [...ALL].filter((text) => text !== own && whole.includes(text))
  return toProblems('disclaimer', [...missing, ...foreign.map(() => 'the disclaimer of another country')])
}
