import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedSource } from './embed-source.ts'

/** What the frame is called for those who do not see it: its own title, else what it is and whose. */
export function toEmbedTitle({ t }: RenderContext, { title, kind }: EmbedSource, { name }: { name: string }): string {
  return title || t(kind === 'social' ? 'embed.postsOn' : 'embed.videoOn', { provider: name })
}
