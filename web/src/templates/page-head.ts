import { brandOf } from '@menagerie/brands/brand'
import type { PageBody } from '@menagerie/contract/page'
import type { RenderContext } from '../context/render-context.ts'
import { thankYouPath } from '../features/contact/thank-you-path.ts'
import { loadShareImage } from '../features/imaging/load-share-image.ts'
import type { HeadView, JsonLd } from '../features/seo/head-view.ts'
import { loadAlternates } from '../features/seo/load-alternates.ts'

type Content = {
  path?: string
  body: Pick<
    PageBody,
    | 'title'
    | 'metaTitle'
    | 'metaDescription'
    | 'shortDescription'
    | 'metaImage'
    | 'image'
    | 'robots'
    | 'translationGroup'
  >
}

/** Head of what editors wrote (pages, articles, jobs); `metaTitle` is the whole title where they wrote one. */
export function toPageHead(ctx: RenderContext, { path = '', body }: Content, jsonLd: JsonLd[]): HeadView {
  const { title, metaTitle, robots, translationGroup } = body
  const description = toDescription(body)
  const image = loadShareImage(ctx, [body.metaImage, body.image])
  return {
    title: metaTitle ?? toTitle(ctx, title),
    ...(description && { description }),
    robots: toRobots(ctx, path, robots),
    canonical: ctx.links.url(path),
    alternates: loadAlternates(ctx, translationGroup),
    kind: 'website',
    ...(image && { image }),
    jsonLd,
  }
}

/** Thanks make no sense to who has sent nothing (decisions 12). */
export function toRobots({ site }: RenderContext, path: string, robots: HeadView['robots']): HeadView['robots'] {
  return path === thankYouPath(site) ? { ...robots, index: false } : robots
}

export function toDescription({ metaDescription, shortDescription }: Content['body']): string | undefined {
  return metaDescription ?? shortDescription
}

export function toTitle({ site }: RenderContext, title: string): string {
  const { name } = brandOf(site)
  return title.includes(name) ? title : `${title} | ${name}`
}
