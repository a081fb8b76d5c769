import type { RenderContext } from '../../context/render-context.ts'
import type { LoadOfferTexts } from '../../ui/LoadOffer.tsx'
import { toEmbedPath } from './embed-path.ts'
import type { EmbedKind, EmbedSource } from './embed-source.ts'
import { toEmbedTitle } from './embed-title.ts'
import { findShownEmbed } from './find-shown.ts'

/** What a page offers to load of another company. All of it is ours until the visitor presses. */
export type EmbedView = {
  /** The service a visitor may allow for good. */
  service: string
  kind: EmbedKind
  /** Address of the document that the frame shows. */
  src: string
  title: string
  height?: number
  texts: LoadOfferTexts
}

const LOAD = {
  video: 'embed.loadVideo',
  frame: 'embed.loadFrame',
  social: 'embed.loadPosts',
  newsletter: 'embed.loadNewsletter',
} as const

/** Undefined where nothing is configured that shows it: then our picture and the link to the company's page are all there is. */
export function toEmbed(ctx: RenderContext, source: EmbedSource): EmbedView | undefined {
  const { t, links, page } = ctx
  const shown = findShownEmbed(ctx, source)
  if (shown === undefined || page === undefined) return undefined
  const { id, name } = shown.service
  return {
    service: id,
    kind: source.kind,
    src: links.href(toEmbedPath({ kind: source.kind, ref: source.ref, page: page.path })),
    title: toEmbedTitle(ctx, source, shown.service),
    ...(source.kind === 'frame' && { height: source.height }),
    texts: {
      load: t(LOAD[source.kind]),
      always: t('embed.always', { provider: name }),
      note: t('embed.note', { provider: name }),
      cookies: { text: t('cookies.title'), href: links.href('cookies') },
    },
  }
}
