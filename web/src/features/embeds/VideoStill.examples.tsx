import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { EXAMPLE_SERVICES } from '../../platform/services/testing/example-services.ts'
import type { EmbedSource } from './embed-source.ts'
import { toEmbed } from './embed-view.ts'
import { toProviderLink } from './provider-link.ts'
import { VideoStill } from './VideoStill.tsx'

const TITLE = 'Nahrungsmittelunverträglichkeiten bei Hunden erkennen'
const FILM: EmbedSource & { kind: 'video' } = { kind: 'video', ref: 'film', address: 'https://youtu.be/dQw4w9WgXcQ' }

export function showVideoStills(ctx: RenderContext) {
  const image = loadImage(ctx, 'example-picture', { rendition: '560x375', sizes: '100vw' })
  const link = toProviderLink(ctx, { ...FILM, does: 'watch' })
  const embed = toEmbed({ ...ctx, services: EXAMPLE_SERVICES }, FILM)
  return [
    { id: 'asks', show: <VideoStill priority="lazy" link={link} title={TITLE} image={image} embed={embed} /> },
    { id: 'leads-there', show: <VideoStill priority="lazy" link={link} title={TITLE} image={image} /> },
    { id: 'without-a-picture', show: <VideoStill priority="lazy" link={link} embed={embed} /> },
  ]
}
