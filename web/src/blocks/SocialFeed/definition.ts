import { defineBlock } from '../define-block.tsx'
import { findFetchedPosts } from '../find-fetched.ts'
import { listSocialFeedEmbeds } from './list-embeds.ts'
import { loadSocialFeed } from './load.ts'
import { SocialFeed } from './SocialFeed.tsx'

export const socialFeedDefinition = defineBlock({
  type: 'SocialFeed',
  load: loadSocialFeed,
  Component: SocialFeed,
  listEmbeds: listSocialFeedEmbeds,
  findFetched: findFetchedPosts,
})
