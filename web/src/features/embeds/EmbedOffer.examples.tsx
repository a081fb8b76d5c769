import type { RenderContext } from '../../context/render-context.ts'
import { EXAMPLE_SERVICES } from '../../platform/services/testing/example-services.ts'
import { EmbedOffer } from './EmbedOffer.tsx'
import { EmbedPosts } from './EmbedPosts.tsx'
import type { EmbedSource } from './embed-source.ts'
import { toEmbed } from './embed-view.ts'
import { loadPostPictures } from './load-post-pictures.ts'

const SOURCES: readonly EmbedSource[] = [
  { kind: 'video', ref: 'film', address: 'https://youtu.be/dQw4w9WgXcQ', title: 'Brushing' },
  { kind: 'frame', ref: 'planner', address: 'https://planner.example/dogs', title: 'Portions', height: 480 },
  { kind: 'social', ref: 'posts', tags: ['paws'] },
]

/** Keys of pictures are those of `example-entries.ts`. */
const PICTURES = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  image: 'example-picture',
  link: `https://www.instagram.com/p/${id}/`,
}))

/** The offers only ask; in the gallery nothing loads. */
export function showEmbedOffers(ctx: RenderContext) {
  const own = { ...ctx, services: EXAMPLE_SERVICES }
  const offers = SOURCES.flatMap((source) => {
    const embed = toEmbed(own, source)
    return embed ? [{ id: source.kind, show: <EmbedOffer embed={embed} about={source.title ?? ''} /> }] : []
  })
  const posts = toEmbed(own, { kind: 'social', ref: 'product-posts', tags: ['900'] })
  const pictures = loadPostPictures(own, PICTURES)
  const chosen = { id: 'pictures', show: <EmbedPosts id="chosen" title="#1" pictures={pictures} /> }
  if (posts === undefined) return [...offers, chosen]
  return [
    ...offers,
    chosen,
    { id: 'posts', show: <EmbedPosts id="loaded" title="#2" pictures={[]} embed={posts} /> },
    { id: 'pictures-and-posts', show: <EmbedPosts id="both" title="#3" pictures={pictures} embed={posts} /> },
  ]
}
