import { RULE_ANCHORINGS } from '@menagerie/contract/search-rule'
import { z } from 'zod'

type Anchoring = (typeof RULE_ANCHORINGS)[number]

/** Labels for the position of the pattern in a query. */
export const ANCHORING_LABELS: Readonly<Record<Anchoring, string>> = {
  is: 'is exactly',
  startsWith: 'begins with',
  endsWith: 'ends with',
  contains: 'contains',
}

/**
 * Labels in headings of rows: one for each kind of condition, and one for the position of a hit. They are in the
 * properties of the heading's component, so that `speakLanguages` sends their translations to the browser.
 */
export const RULE_ROW_LABELS = { ...ANCHORING_LABELS, place: 'Place' }

const condition = z.object({ anchoring: z.enum(RULE_ANCHORINGS), pattern: z.string().trim().min(1) })
const promoted = z.object({ position: z.number() })

/** `contains “worm”` for a condition, `Place 2` for a promoted hit; empty for an incomplete row. `say`: translates a label. */
export function toRuleRowTitle(row: unknown, say: (english: string) => string): string {
  const search = condition.safeParse(row).data
  if (search) return `${say(RULE_ROW_LABELS[search.anchoring])} “${search.pattern}”`
  const hit = promoted.safeParse(row).data
  return hit ? `${say(RULE_ROW_LABELS.place)} ${hit.position}` : ''
}
