import type { EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import type { IframeRowBlock } from './schema.ts'

export function listIframeRowEmbeds({ id, url, title, height }: IframeRowBlock): [EmbedSourceOf<'frame'>] {
  return [{ kind: 'frame', ref: id, address: url, title, height }]
}
