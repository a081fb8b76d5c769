import type { Block } from '@menagerie/contract/block'
import { PAGE_AREAS, type PageBody, type PageTemplate } from '@menagerie/contract/page'
import { brandOf } from '@menagerie/sites/brand'
import { listQuestions } from '../../blocks/Faq/list-questions.ts'
import { findFeaturePath } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView, JsonLd } from '../../features/seo/head-view.ts'
import { toFaqJsonLd } from '../../features/seo/json-ld.ts'
import { loadAlternates } from '../../features/seo/load-alternates.ts'
import { loadShareImage } from '../../media/imaging/load-share-image.ts'
import { toFilmsJsonLd } from './film-json-ld.ts'

type Content = {
  path?: string
  body: Robots &
    Pick<
      PageBody,
      'title' | 'metaTitle' | 'metaDescription' | 'shortDescription' | 'metaImage' | 'image' | 'translationGroup'
    > &
    Blocks
}

/** Pages have several areas, articles and job openings one. */
type Blocks = { areas: PageBody['areas']; main?: never } | { main: readonly Block[]; areas?: never }

/** Returns the head of editors' content (pages, articles, jobs); `metaTitle` replaces the whole title. */
export function toPageHead(ctx: RenderContext, { path = '', body }: Content, jsonLd: JsonLd[]): HeadView {
  const { title, metaTitle, translationGroup } = body
  const description = toDescription(body)
  const image = loadShareImage(ctx, [body.metaImage, body.image])
  return {
    title: metaTitle ?? toHeadTitle(ctx, title),
    ...(description && { description }),
    robots: toHeadRobots(ctx, path, body),
    canonical: ctx.links.url(path),
    alternates: loadAlternates(ctx, translationGroup),
    kind: 'website',
    ...(image && { image }),
    jsonLd: [...jsonLd, ...toFaqJsonLd(listQuestions(toBlocks(body))), ...toFilmsJsonLd(ctx, toBlocks(body))],
  }
}

const toBlocks = ({ areas, main }: Blocks) => main ?? PAGE_AREAS.flatMap((name) => areas[name])

/** `template` is only set for pages. */
type Robots = Pick<PageBody, 'robots'> & { template?: PageTemplate }

/** Not indexed: their texts are the same as on every other website, and they are useless without an account. */
const TASKS: ReadonlySet<PageTemplate> = new Set<PageTemplate>(['LoginPage', 'BusinessLogin'])

/** Also excludes the thank-you page (reading 12), which makes no sense in search results. */
export function toHeadRobots(ctx: RenderContext, path: string, { robots, template }: Robots): HeadView['robots'] {
  const isTask = template !== undefined && TASKS.has(template)
  return isTask || path === findFeaturePath(ctx, 'thankYou') ? { ...robots, index: false } : robots
}

export function toDescription({ metaDescription, shortDescription }: Content['body']): string | undefined {
  return metaDescription ?? shortDescription
}

export function toHeadTitle({ site }: RenderContext, title: string): string {
  const { name } = brandOf(site)
  return title.includes(name) ? title : `${title} | ${name}`
}

/** Search engines cut off longer titles. */
const MAX_TITLE = 65

/** Returns the editors' title if it is short enough, else the name, which ends with the size. */
export function toProductTitle(
  ctx: RenderContext,
  { title, name }: { title?: string | undefined; name: string },
): string {
  const long = toHeadTitle(ctx, title ?? name)
  return long.length <= MAX_TITLE ? long : toHeadTitle(ctx, name)
}
