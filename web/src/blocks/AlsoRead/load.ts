import type { EntryLink } from '@menagerie/contract/link'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import { findLink } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { AlsoReadView } from './AlsoRead.tsx'
import type { AlsoReadBlock } from './schema.ts'

/** Leaves out links whose target is gone or that have no text. */
export function loadAlsoRead({ title, links: rows }: AlsoReadBlock, ctx: RenderContext): AlsoReadView | undefined {
  const links = rows.flatMap(({ title: own, link }) => {
    const text = own ?? findTargetTitle(ctx, link)
    const to = text === undefined ? undefined : findLink(ctx, link)
    return text === undefined || to === undefined ? [] : [{ text, to }]
  })
  return links.length === 0 ? undefined : { title: title ?? ctx.t('alsoRead.title'), links }
}

function findTargetTitle(ctx: RenderContext, link: EntryLink): string | undefined {
  if (link.type === 'route') return findFixedPageLink(ctx, link.route)?.title
  return link.type === 'page' ? ctx.reader.titleOf(link.kind, link.pageLink) : undefined
}
