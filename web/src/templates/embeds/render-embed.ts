import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedPlace } from '../../features/embeds/embed-path.ts'
import { type RenderedEmbed, renderEmbedDocument } from '../../features/embeds/render-embed-document.tsx'
import { oneOf } from '../../platform/query-field.ts'
import { findEmbed } from './find-embed.ts'

/** `?play=1`: the play button was pressed, so the video starts. */
export const PLAY_FIELD = oneOf('play', ['1'])

/** Renders the document of a frame (decision 020); undefined where nothing is published there, or no configured service shows it. */
export function renderEmbed(ctx: RenderContext, place: EmbedPlace): RenderedEmbed | undefined {
  const source = findEmbed(ctx, place)
  return source && renderEmbedDocument(ctx, source, { plays: PLAY_FIELD.read(ctx.query) === '1' })
}
