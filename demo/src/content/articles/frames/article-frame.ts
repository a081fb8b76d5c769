import type { ArticleKind } from '@menagerie/contract/article'
import type { StampCode } from '@menagerie/contract/stamps'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { AnyPictureName } from '../../../pictures/drawings.ts'
import type { TERM_CODES } from '../../terms/codes.ts'
import type { SubTopic } from '../topics.ts'

type Tag = (typeof TERM_CODES)['content_tag'][number]
type Of<T> = Partial<Record<BrandKey, T>>
type PerBrand<T> = readonly [tailwell: T, aldergrove: T]

/** The parts of an article that are the same in every language. Its words are in `demo/articles/{language}/{name}.md`. */
export type ArticleFrame = {
  name: string
  kind: ArticleKind
  /** Days before the import on which it was published. */
  daysAgo: number
  topic: SubTopic
  /** Tags. The page shows the products that share most of them. */
  tags: readonly [Tag, ...Tag[]]
  /** Authors by brand. A brand without one does not have the article. */
  author: Of<string>
  picture: Of<AnyPictureName>
  stamp?: StampCode
  /** Two pictures beside each other. */
  pair?: Of<PerBrand<AnyPictureName>>
  /** Products for a spotlight, where the site sells them. */
  products?: readonly string[]
  /** Set when the article ends with a telephone number for urgent cases. */
  emergency?: true
  /** Set when the article needs at least 600 words, in languages that have long articles. */
  long?: true
  also: Of<readonly [string, ...string[]]>
}

/** One author for each brand. */
export const bothAuthors = (tailwell: string, aldergrove: string) => ({ tailwell, aldergrove })
/** One picture for each brand. */
export const bothPictures = (tailwell: AnyPictureName, aldergrove: AnyPictureName) => ({ tailwell, aldergrove })
/** Names other articles that every site of either brand has. */
export const alsoBoth = (...names: [string, ...string[]]) => {
  const [first, ...rest] = names
  const targets: [string, ...string[]] = [`article:${first}`, ...rest.map((name) => `article:${name}`)]
  return { tailwell: targets, aldergrove: targets }
}
