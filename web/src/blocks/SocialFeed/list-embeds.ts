import type { EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import type { SocialFeedBlock } from './schema.ts'

export function listSocialFeedEmbeds({ id, tags, title }: SocialFeedBlock): [EmbedSourceOf<'social'>] {
  return [{ kind: 'social', ref: id, tags, title }]
}
