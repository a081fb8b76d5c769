import type { ArticleKind } from '@menagerie/contract/article'
import type { StampCode } from '@menagerie/contract/stamps'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { AnyPictureName } from '../../../pictures/drawings.ts'
import type { TERM_CODES } from '../../terms/codes.ts'
import type { SubTopic } from '../topics.ts'

type Tag = (typeof TERM_CODES)['content_tag'][number]
type Of<T> = Partial<Record<BrandKey, T>>
type PerBrand<T> = readonly [tailwell: T, aldergrove: T]

/** What an article is in every language; its words are in `demo/articles/{language}/{name}.md`. */
export type ArticleFrame = {
  name: string
  kind: ArticleKind
  /** How many days before the import it came out. */
  daysAgo: number
  topic: SubTopic
  /** The page shows products that share most of them. */
  tags: readonly [Tag, ...Tag[]]
  /** A brand that is not named does not have the article. */
  author: Of<string>
  picture: Of<AnyPictureName>
  stamp?: StampCode
  /** Two pictures beside each other. */
  pair?: Of<PerBrand<AnyPictureName>>
  /** Shown in a spotlight where the site sells them. */
  products?: readonly string[]
  /** Ends with a telephone number for readers in a hurry. */
  emergency?: true
  /** Asks for at least 600 words in the languages that have long articles. */
  long?: true
  also: Of<readonly [string, ...string[]]>
}

/** One author for each brand. */
export const bothAuthors = (tailwell: string, aldergrove: string) => ({ tailwell, aldergrove })
/** One picture for each brand. */
export const bothPictures = (tailwell: AnyPictureName, aldergrove: AnyPictureName) => ({ tailwell, aldergrove })
/** Other articles that every site of either brand has. */
export const alsoBoth = (...names: [string, ...string[]]) => {
  const [first, ...rest] = names
  const targets: [string, ...string[]] = [`article:${first}`, ...rest.map((name) => `article:${name}`)]
  return { tailwell: targets, aldergrove: targets }
}
