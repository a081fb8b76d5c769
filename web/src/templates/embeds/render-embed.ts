import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedPlace } from '../../features/embeds/embed-path.ts'
import { type RenderedEmbed, renderEmbedDocument } from '../../features/embeds/render-embed-document.tsx'
import { oneOf } from '../../platform/query-field.ts'
import { findEmbed } from './find-embed.ts'

/** `?play=1`: play was pressed, the video begins. */
export const PLAY_FIELD = oneOf('play', ['1'])

/** The document of a frame (decision 020); undefined where nothing is published or nothing is configured to show it. */
export function renderEmbed(ctx: RenderContext, place: EmbedPlace): RenderedEmbed | undefined {
  const source = findEmbed(ctx, place)
  return source && renderEmbedDocument(ctx, source, { plays: PLAY_FIELD.read(ctx.query) === '1' })
}
