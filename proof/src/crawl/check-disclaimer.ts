import { disclaimerOf } from '@menagerie/sites/disclaimer'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { type CrawledPage, type Problem, toProblems } from './crawled-page.ts'
import { named, textOf } from './page-tree.ts'

/** Spec §1: for French residents only, in the footer of every one of their pages. */
const ALL = new Set(BRAND_LOCALES.map(disclaimerOf).filter((text) => text !== ''))

export function checkDisclaimer({ tree, site }: CrawledPage): Problem[] {
  const [own, whole] = [disclaimerOf(site), named(tree, 'body').map(textOf).join('')]
  const footer = named(tree, 'footer').map(textOf).join('')
  const missing = own !== '' && !footer.includes(own) ? ['the disclaimer is missing'] : []
  const foreign = [...ALL].filter((text) => text !== own && whole.includes(text))
  return toProblems('disclaimer', [...missing, ...foreign.map(() => 'the disclaimer of another country')])
}
