import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedSource } from './embed-source.ts'

/** Names the frame for screen readers: its own title, else what it is and of which company. */
export function toEmbedTitle({ t }: RenderContext, { title, kind }: EmbedSource, { name }: { name: string }): string {
  return title || t(kind === 'social' ? 'embed.postsOn' : 'embed.videoOn', { provider: name })
}
