import type { GatedPageAnswer } from '@menagerie/contract/gated-page'

/** What the studio gave a signed-in customer of a gated page besides its body. */
export type GatedContent = Pick<GatedPageAnswer, 'downloads' | 'children' | 'profile'>
