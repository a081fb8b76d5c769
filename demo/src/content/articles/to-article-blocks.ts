import type { BrandLocale, Language } from '@menagerie/sites/brand-locale'
import { FILMS, findArticleFilm } from '../../films/films.ts'
import type { DemoBlock } from '../block-schema.ts'
import { findFilmWords } from '../film-words.ts'
import type { SiteContent } from '../schema.ts'
import { dayFromToday } from './days.ts'
import type { ArticleFrame } from './frames/article-frame.ts'
import type { ArticleLabels, ArticleProse } from './prose-schema.ts'

type Input = {
  site: SiteContent
  locale: BrandLocale
  frame: ArticleFrame
  words: ArticleProse
  labels: ArticleLabels
  author: string
  /** Names of all articles in the language. */
  written: ReadonlySet<string>
}

/** Makes blocks. The quote goes between the first half of the sections and the second, and the emergency numbers to the end. */
export function toArticleBlocks({
  site,
  locale: { brand, file },
  frame,
  words,
  labels,
  author,
  written,
}: Input): DemoBlock[] {
  const { kind, stamp, pair, products = [], emergency, also, daysAgo } = frame
  const [first, second] = halve(words.body)
  const sold = products.filter((sku) => site.products.some((text) => text.sku === sku))
  const targets = (also[brand] ?? []).filter(
    (target) => !target.startsWith('article:') || written.has(target.slice(ARTICLE)),
  )
  const last = emergency ? `## ${labels.emergencyTitle}\n${labels.emergency}` : ''
  const rest = [second, last].filter(Boolean).join('\n')
  return [
    { block: 'RichText', content: first },
    { block: 'BlockQuote', text: words.quote, ...(stamp && { stamp }) },
    ...when(rest !== '', { block: 'RichText', content: rest }),
    ...toFilm(frame.name, file),
    ...when(pair?.[brand] !== undefined, { block: 'MediaRow', pictures: [...(pair?.[brand] ?? [])] }),
    ...when(sold.length > 0, { block: 'ProductSpotlight', title: labels.products, products: sold }),
    ...when(kind === 'advice', { block: 'AuthorBlock', author, date: dayFromToday(-daysAgo) }),
    ...when(targets.length > 0, { block: 'AlsoRead', targets }),
    ...when(kind === 'blog', { block: 'SocialShare' }),
  ]
}

function toFilm(article: string, language: Language): DemoBlock[] {
  const film = findArticleFilm(article)
  if (film === undefined) return []
  return [{ block: 'MediaRow', own: { film, title: findFilmWords(film, language).title, picture: FILMS[film].still } }]
}

const ARTICLE = 'article:'.length

const when = (shown: boolean, block: DemoBlock): DemoBlock[] => (shown ? [block] : [])

/** Splits the text before the heading that is nearest to the middle. */
export function halve(markup: string): [first: string, second: string] {
  const sections = markup.split(/\n(?=## )/u)
  const middle = Math.ceil(sections.length / 2)
  return [sections.slice(0, middle).join('\n'), sections.slice(middle).join('\n')]
}
