import { defineBlock } from '../define-block.tsx'
import { loadSocialShare } from './load.ts'
import { SocialShare } from './SocialShare.tsx'

export const socialShareDefinition = defineBlock({ type: 'SocialShare', load: loadSocialShare, Component: SocialShare })
