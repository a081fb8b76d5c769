import type { GatedPageAnswer } from '@menagerie/contract/gated-page'

/** What the studio returned for a gated page besides its body: to a signed-in customer, or (without a profile) to staff. */
export type GatedContent = Pick<GatedPageAnswer, 'downloads' | 'children'> & Partial<Pick<GatedPageAnswer, 'profile'>>
