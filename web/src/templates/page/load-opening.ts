import type { ArticleBody } from '@menagerie/contract/article'
import type { PageBody } from '@menagerie/contract/page'
import type { RenderContext } from '../../context/render-context.ts'
import { formatDate } from '../../features/articles/format-date.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toDensePhoneSizes } from '../../media/imaging/renditions.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import type { BylineView } from './Byline.tsx'
import type { OpeningView } from './Opening.tsx'

type Body = Pick<
  PageBody,
  'title' | 'subTitle' | 'image' | 'phoneOnlyImage' | 'imageAlt' | 'author' | 'showAuthor' | 'showDate' | 'created'
> &
  Pick<Partial<ArticleBody>, 'checkedBy'>

/** Spec §9, hero. */
const PICTURE = { rendition: '1920x630', sizes: '(min-width: 1920px) 1920px, 100vw' } as const
const PHONE = { rendition: '600x345', sizes: `${toDensePhoneSizes(58)}, 100vw`, upTo: 899 } as const
const PORTRAIT = { rendition: '100x100', sizes: '48px', alt: '' } as const

/** Loads the beginning of a page. `crumbs` end with the page itself. */
export function loadOpening(ctx: RenderContext, body: Body, crumbs: readonly Crumb[]): OpeningView {
  const { title, subTitle, image, phoneOnlyImage, imageAlt } = body
  const picture = loadImage(ctx, image, { ...PICTURE, alt: imageAlt, phone: { ...PHONE, picture: phoneOnlyImage } })
  const byline = loadByline(ctx, body)
  return {
    crumbs: { label: ctx.t('breadcrumb.label'), crumbs },
    title,
    ...(subTitle && { subTitle }),
    ...(byline && { byline }),
    ...(picture && { picture }),
  }
}

/** Returns author and date, as far as editors show them; leaves out an author that is gone. */
function loadByline(ctx: RenderContext, { showDate, created, ...body }: Body): BylineView | undefined {
  const author = loadAuthor(ctx, body)
  const day = showDate ? formatDate(ctx.site, created) : undefined
  const date = created && day ? { iso: created, day } : undefined
  const checked = loadChecker(ctx, body)
  if (!author && !date && !checked) return undefined
  return { ...(author && { author }), ...(date && { date }), ...(checked && { checked }) }
}

function loadAuthor(ctx: RenderContext, body: Pick<Body, 'author' | 'showAuthor'>): BylineView['author'] {
  const author = findShownAuthor(ctx, body)
  if (author === undefined) return undefined
  const { name, occupation, authorPortrait } = author
  const job = occupation[ctx.site.file]
  const portrait = loadImage(ctx, authorPortrait, PORTRAIT)
  return { text: ctx.t('content.byAuthor', { name }), ...(job && { job }), ...(portrait && { portrait }) }
}

function loadChecker(ctx: RenderContext, body: Pick<Body, 'checkedBy'>): BylineView['checked'] {
  const checker = findChecker(ctx, body)
  if (checker === undefined) return undefined
  const job = checker.occupation[ctx.site.file]
  const inLine = job && toWordsInLine(job, ctx.site.file)
  return { text: ctx.t('content.checkedBy', { name: checker.name }), ...(inLine && { job: inLine }) }
}

/** Writes words that otherwise stand alone as within a sentence: in lower case, except German nouns and words that begin with several capitals. */
function toWordsInLine(words: string, language: string): string {
  const isWord = /^\p{Lu}\p{Ll}/u.test(words)
  return language === 'de' || !isWord ? words : words.charAt(0).toLocaleLowerCase(language) + words.slice(1)
}

/** Finds the expert that has checked an article; undefined for one that is gone. */
export function findChecker({ reader }: RenderContext, { checkedBy }: Pick<Body, 'checkedBy'>) {
  return checkedBy === undefined ? undefined : reader.get('author', checkedBy)?.body
}

export function findShownAuthor(
  { reader }: RenderContext,
  { author, showAuthor }: Pick<Body, 'author' | 'showAuthor'>,
) {
  return showAuthor && author !== undefined ? reader.get('author', author)?.body : undefined
}
