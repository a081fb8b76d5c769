import { RULE_ANCHORINGS } from '@menagerie/contract/search-rule'
import { z } from 'zod'

type Anchoring = (typeof RULE_ANCHORINGS)[number]

/** How an editor says where in a visitor's words the pattern must stand. */
export const ANCHORING_LABELS: Readonly<Record<Anchoring, string>> = {
  is: 'is exactly',
  startsWith: 'begins with',
  endsWith: 'ends with',
  contains: 'contains',
}

/**
 * What heads of rows are made of: a label of each kind of condition, and of a place among the hits. Fields name them beside the part that draws
 * the head: so they come to the browser in the reader's language (`speakLanguages`).
 */
export const RULE_ROW_LABELS = { ...ANCHORING_LABELS, place: 'Place' }

const condition = z.object({ anchoring: z.enum(RULE_ANCHORINGS), pattern: z.string().trim().min(1) })
const promoted = z.object({ position: z.number() })

/** `contains “worm”` of a search, `Place 2` of what is put there; empty for a row that says nothing yet. `say`: a label in the reader's language. */
export function toRuleRowTitle(row: unknown, say: (english: string) => string): string {
  const search = condition.safeParse(row).data
  if (search) return `${say(RULE_ROW_LABELS[search.anchoring])} “${search.pattern}”`
  const hit = promoted.safeParse(row).data
  return hit ? `${say(RULE_ROW_LABELS.place)} ${hit.position}` : ''
}
