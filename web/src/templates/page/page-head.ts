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

/** Pages have areas, articles and openings one. */
type Blocks = { areas: PageBody['areas']; main?: never } | { main: readonly Block[]; areas?: never }

/** Head of what editors wrote (pages, articles, jobs); `metaTitle` is the whole title where they wrote one. */
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

/** `template`: of pages. */
type Robots = Pick<PageBody, 'robots'> & { template?: PageTemplate }

/** Their words are those of every other site, and what one does there begins with an account. */
const TASKS: ReadonlySet<PageTemplate> = new Set<PageTemplate>(['LoginPage', 'BusinessLogin'])

/** Neither sign-in nor thanks (reading 12) make sense to a visitor of a search engine. */
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

/** Longer ones are cut off in lists of results. */
const MAX_TITLE = 65

/** The title that editors wrote as long as it fits, else the name, which ends with the size. */
export function toProductTitle(
  ctx: RenderContext,
  { title, name }: { title?: string | undefined; name: string },
): string {
  const long = toHeadTitle(ctx, title ?? name)
  return long.length <= MAX_TITLE ? long : toHeadTitle(ctx, name)
}
