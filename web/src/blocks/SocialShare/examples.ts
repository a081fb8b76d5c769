import type { SocialShareBlock } from './schema.ts'

export const socialShareExamples: SocialShareBlock[] = [
  { id: 'without-title', blockType: 'SocialShare' },
  { id: 'titled', blockType: 'SocialShare', title: 'Tell your friends' },
]
