import { brandOf } from '@menagerie/brands/brand'
import type { HeadView, JsonLd } from '../features/seo/head-view.ts'
import { loadAlternates } from '../features/seo/load-alternates.ts'
import type { Published } from '../replica/reader.ts'
import type { RenderContext } from '../replica/render-context.ts'

/** Head of an editors' page; `metaTitle` is the whole title where they wrote one. */
export function toPageHead(ctx: RenderContext, { path = '', body }: Published<'page'>, jsonLd: JsonLd[]): HeadView {
  const { title, metaTitle, metaDescription, robots, translationGroup } = body
  return {
    title: metaTitle ?? toTitle(ctx, title),
    ...(metaDescription && { description: metaDescription }),
    robots,
    canonical: ctx.links.url(path),
    alternates: loadAlternates(ctx, translationGroup),
    kind: 'website',
    jsonLd,
  }
}

export function toTitle({ site }: RenderContext, title: string): string {
  const { name } = brandOf(site)
  return title.includes(name) ? title : `${title} | ${name}`
}
