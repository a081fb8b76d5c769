import type { RenderContext } from '../../context/render-context.ts'
import type { LoadOfferTexts } from '../../ui/LoadOffer.tsx'
import { toEmbedPath } from './embed-path.ts'
import type { EmbedKind, EmbedSource } from './embed-source.ts'
import { toEmbedTitle } from './embed-title.ts'
import { findShownEmbed } from './find-shown.ts'

/** Content of another company that a page offers to load. Until the visitor presses the button, nothing of it is loaded. */
export type EmbedView = {
  /** Id of the service, which a visitor may allow permanently. */
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

/** Returns undefined where no configured service shows it: then only the site's picture and the link to the company's page are shown. */
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
