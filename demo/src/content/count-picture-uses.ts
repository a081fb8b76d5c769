import { targetsOf } from './block-targets.ts'
import type { CheckedSite } from './checked-content.ts'

/** Overviews that show a card with the picture of each of their articles. */
const LISTED: Readonly<Record<string, string>> = { care: 'advice', news: 'news' }

/**
 * Counts pages, articles and jobs by the pictures on them, and finds pages that show one twice: an overview and its
 * cards, an article and its author's portrait. A banner's crop for phones counts as the same banner.
 */
export function countPictureUses({ pages, articles, jobs }: Pick<CheckedSite, 'pages' | 'articles' | 'jobs'>): {
  pages: Map<string, string[]>
  twice: { page: string; picture: string }[]
} {
  const uses = new Map<string, string[]>()
  const twice: { page: string; picture: string }[] = []
  const add = (name: string, shown: readonly string[], beside: readonly string[] = []) => {
    for (const picture of new Set(shown.filter((each) => !AUTHORS.test(each))))
      uses.set(picture, [...(uses.get(picture) ?? []), name])
    for (const [picture, times] of Map.groupBy([...shown, ...beside], (each) => each))
      if (times.length > 1) twice.push({ page: name, picture })
  }
  const inBlocks = (blocks: readonly Parameters<typeof targetsOf>[0][]) =>
    blocks.flatMap(targetsOf).filter((target) => target.startsWith('picture:'))
  const own = (picture: string | undefined) => (picture ? [`picture:${picture}`] : [])
  const cardsOf = (page: string) =>
    articles.filter(({ kind }) => kind === LISTED[page]).flatMap(({ picture }) => own(picture))
  for (const { name, picture, extras, miniBanners, main } of pages)
    add(name, [...own(picture), ...inBlocks([...extras, ...miniBanners, ...main])], cardsOf(name))
  for (const { name, picture, main, author } of articles)
    add(name, [...own(picture), ...inBlocks(main)], [`picture:author-${author}`])
  for (const { name, picture, main } of jobs) add(name, [...own(picture), ...inBlocks(main)])
  return { pages: uses, twice }
}

const AUTHORS = /^picture:author-/
