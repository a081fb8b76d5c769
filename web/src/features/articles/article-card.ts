import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { Published } from '../../replica/reader.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { formatDate } from './format-date.ts'

/** An article in a list. */
export type ArticleCardView = {
  key: string
  href: string
  title: string
  shortDescription: string
  /** Name of its first tag. */
  tag?: string
  /** `day` as text, `iso` for machines; absent where the article does not show its date. */
  date?: { day: string; iso: string }
  image?: ImageView
}

export type ArticleCardSize = 'big' | 'small'

/** Spec §9 for the small ones; big ones fill half of the widest container. */
const IMAGE_USES = {
  big: {
    rendition: '714x500',
    sizes: '(min-width: 1440px) 708px, 47vw',
    phone: { rendition: '600x345', sizes: '92vw' },
  },
  small: { rendition: '350x200', sizes: '350px', phone: { rendition: '600x200', sizes: '92vw' } },
} as const

/** Returns the cards in the given order, without articles that are gone. */
export function loadArticleCards(
  ctx: RenderContext,
  keys: readonly string[],
  size: ArticleCardSize,
): ArticleCardView[] {
  return keys.flatMap((key) => {
    const article = ctx.reader.get('article', key)
    return article?.path === undefined ? [] : toArticleCard(ctx, article, article.path, size)
  })
}

function toArticleCard(
  ctx: RenderContext,
  { key, body }: Published<'article'>,
  path: string,
  size: ArticleCardSize,
): ArticleCardView {
  const { title, shortDescription = '', tags, showDate, created, imageAlt } = body
  const { phone, ...use } = IMAGE_USES[size]
  const image = loadImage(ctx, body.image, { ...use, alt: imageAlt, phone: { ...phone, picture: body.phoneOnlyImage } })
  const day = showDate ? formatDate(ctx.site, created) : undefined
  return {
    key,
    href: ctx.links.href(path),
    title,
    shortDescription,
    ...(tags[0] && { tag: tags[0].displayName }),
    ...(day && created && { date: { day, iso: created } }),
    ...(image && { image }),
  }
}
