import type { ArticleBody } from '@menagerie/contract/article'
import type { Block } from '@menagerie/contract/block'
import { cleanLine } from '@menagerie/contract/clean-text'
import type { Json } from '@menagerie/search/port/search-record'
import { formatDate } from '../features/articles/format-date.ts'
import type { RecordContext } from './record-context.ts'
import { toBlockWords } from './to-block-words.ts'
import { toPicture } from './to-picture.ts'

type Content = Pick<
  ArticleBody,
  'title' | 'subTitle' | 'shortDescription' | 'metaDescription' | 'image' | 'tags' | 'created' | 'showDate'
>

/** Returns what records of pages and articles share (spec §3, page search hit). */
export function toContentFields(
  ctx: RecordContext,
  { path, body }: { path: string; body: Content },
  blocks: readonly Block[],
): Record<string, Json | undefined> {
  const { created } = body
  const image = toPicture(ctx, [body.image], '350x200')
  const day = body.showDate ? formatDate(ctx.site, created) : undefined
  return {
    title: body.title,
    name: body.title,
    ...toUrlParts(path),
    subTitle: body.subTitle,
    shortDescription: body.shortDescription ?? body.metaDescription,
    text: toBlockWords(blocks),
    tags: body.tags.map(({ displayName }) => cleanLine(displayName)),
    codes: { tags: body.tags.map(({ code }) => code) },
    images: body.image === undefined ? [] : [body.image],
    ...(image && { image }),
    ...(day && created && { day: { day, iso: created } }),
    created: body.created === undefined ? 0 : Date.parse(body.created) / 1_000,
  }
}

/** Spec §3: a hit's address is /{url_slug}/{url_key}/ as for a product; the slug is '' at the first level. */
function toUrlParts(path: string): Record<'url_slug' | 'url_key', string> {
  const end = path.lastIndexOf('/')
  return { url_slug: path.slice(0, Math.max(end, 0)), url_key: path.slice(end + 1) }
}
