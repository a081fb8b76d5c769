import type { AddressedKind } from '@menagerie/contract/entry'
import { startsOf } from '@menagerie/contract/follow-redirect'
import type { RedirectBody } from '@menagerie/contract/redirect'

/** A redirect as an editor wrote it: its target may be redirected again. */
export type RedirectRule = RedirectBody & { id: string }

/** What is published at an address. */
export type Standing = { kind: AddressedKind; key: string; name: string }

/** All that decides where an address of one brand-locale leads. */
export type SiteAddresses = {
  rules: readonly RedirectRule[]
  /** What stands at a path. */
  standing: ReadonlyMap<string, Standing>
  /** Whether the site itself answers there. */
  isFixed: (path: string) => boolean
  /** Whether it answers there or anywhere below. */
  holdsFixed: (folder: string) => boolean
}

export type RuleIndex = {
  /** The one redirect of its kind that starts there: of two, the second has no effect. */
  startingAt: (from: string, match: RedirectRule['match']) => RedirectRule | undefined
  /** The redirect that answers for a path where nothing stands: an exact one, else the longest prefix. */
  ruleFor: (path: string) => RedirectRule | undefined
  /** The redirect that answers for all of a folder that no other redirect knows. */
  coverOf: (folder: string) => RedirectRule | undefined
}

export function indexRules(rules: readonly RedirectRule[]): RuleIndex {
  const exact = new Map<string, RedirectRule>()
  const prefix = new Map<string, RedirectRule>()
  for (const rule of rules) {
    const byFrom = rule.match === 'exact' ? exact : prefix
    if (!byFrom.has(rule.from)) byFrom.set(rule.from, rule)
  }
  const coverOf = (folder: string) => {
    for (const from of startsOf(folder)) {
      const rule = prefix.get(from)
      if (rule !== undefined) return rule
    }
    return undefined
  }
  return {
    startingAt: (from, match) => (match === 'exact' ? exact : prefix).get(from),
    ruleFor: (path) => exact.get(path) ?? coverOf(path),
    coverOf,
  }
}
