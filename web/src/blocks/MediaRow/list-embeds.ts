import type { EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import type { MediaRowBlock } from './schema.ts'

/** Lists the slots of a row of videos that name one. */
export function listMediaRowEmbeds({ rowType, slots }: MediaRowBlock): EmbedSourceOf<'video'>[] {
  if (rowType !== 'video') return []
  return slots.flatMap(({ id, videoUrl, videoTitle, caption }) =>
    videoUrl === undefined ? [] : [{ kind: 'video', ref: id, address: videoUrl, title: videoTitle ?? caption }],
  )
}
