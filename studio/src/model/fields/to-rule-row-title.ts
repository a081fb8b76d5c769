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

const condition = z.object({ anchoring: z.enum(RULE_ANCHORINGS), pattern: z.string().trim().min(1) })
const promoted = z.object({ position: z.number() })

/** `contains “worm”` of a search, `Place 2` of what is put there; empty for a row that says nothing yet. */
export function toRuleRowTitle(row: unknown): string {
  const search = condition.safeParse(row).data
  if (search) return `${ANCHORING_LABELS[search.anchoring]} “${search.pattern}”`
  const hit = promoted.safeParse(row).data
  return hit ? `Place ${hit.position}` : ''
}
