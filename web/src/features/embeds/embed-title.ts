import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedSource } from './embed-source.ts'

/** Returns the frame's name for screen readers: its own title, else the kind of content and the company. */
export function toEmbedTitle({ t }: RenderContext, { title, kind }: EmbedSource, { name }: { name: string }): string {
  return title || t(kind === 'social' ? 'embed.postsOn' : 'embed.videoOn', { provider: name })
}
