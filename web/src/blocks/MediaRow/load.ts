import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { toProviderLink } from '../../features/embeds/provider-link.ts'
import { loadFilm } from '../../media/films/load-film.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toDensePhoneSizes } from '../../media/imaging/renditions.ts'
import type { BlockPlace } from '../define-block.tsx'
import type { MediaRowView, MediaSlotView } from './MediaRow.tsx'
import type { MediaRowBlock } from './schema.ts'

type Slot = MediaRowBlock['slots'][number]

const HALF = `${toDensePhoneSizes(54)}, (min-width: 1440px) 660px, (min-width: 600px) 50vw, 92vw`
const ALONE = `${toDensePhoneSizes(54)}, (min-width: 900px) 730px, 92vw`

/** Returns undefined when none of its pictures exists and none is a video. */
export function loadMediaRow(
  block: MediaRowBlock,
  ctx: RenderContext,
  { isFirst }: BlockPlace,
): MediaRowView | undefined {
  const sizes = block.slots.length === 1 ? ALONE : HALF
  const videos = new Map(listMediaRowEmbeds(block).map((video) => [video.ref, video]))
  const isVideo = block.rowType === 'video'
  const shown = block.slots.flatMap(
    (slot) => (isVideo && toFilmSlot(ctx, slot)) || (toSlot(ctx, slot, videos.get(slot.id), sizes) ?? []),
  )
  return shown.length === 0 ? undefined : { slots: shown, priority: isFirst ? 'high' : 'lazy' }
}

/** The slot's picture serves as the film's poster. */
function toFilmSlot(
  ctx: RenderContext,
  { id, film: key, image, caption, videoTitle }: Slot,
): MediaSlotView | undefined {
  const film = loadFilm(ctx, key, { name: videoTitle, fallbackName: caption ?? ctx.t('product.video'), poster: image })
  if (film === undefined) return undefined
  return { id, ...(caption && { caption }), film: { film, ...(videoTitle && { title: videoTitle }) } }
}

/** A missing picture has no slot; a video is shown without its still. A video without an address shows only its still. */
function toSlot(
  ctx: RenderContext,
  { id, image: key, caption, videoTitle }: Slot,
  source: EmbedSourceOf<'video'> | undefined,
  sizes: string,
): MediaSlotView | undefined {
  const image = loadImage(ctx, key, { rendition: '560x375', sizes })
  const rest = { id, ...(caption && { caption }), ...(image && { image }) }
  if (source === undefined) return image && rest
  const link = toProviderLink(ctx, { address: source.address, about: source.title, does: 'watch' })
  const embed = toEmbed(ctx, source)
  return { ...rest, video: { link, ...(videoTitle && { title: videoTitle }), ...(embed && { embed }) } }
}

/** Lists the slots of a row of videos that have a video. */
export function listMediaRowEmbeds({ rowType, slots }: MediaRowBlock): EmbedSourceOf<'video'>[] {
  if (rowType !== 'video') return []
  return slots.flatMap(({ id, videoUrl, videoTitle, caption }) =>
    videoUrl === undefined ? [] : [{ kind: 'video', ref: id, address: videoUrl, title: videoTitle ?? caption }],
  )
}
