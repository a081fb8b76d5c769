import type { AddressedKind } from '@menagerie/contract/entry'
import { startsOf } from '@menagerie/contract/follow-redirect'
import type { RedirectBody } from '@menagerie/contract/redirect'

/** A redirect as an editor wrote it: its target may itself be redirected. */
export type RedirectRule = RedirectBody & { id: string }

/** A document that is published at an address. */
export type Standing = { kind: AddressedKind; key: string; name: string }

/** Everything that decides where an address of one brand-locale leads. */
export type SiteAddresses = {
  rules: readonly RedirectRule[]
  /** Documents by the path at which they are published. */
  standing: ReadonlyMap<string, Standing>
  /** Whether the site itself answers at the path. */
  isFixed: (path: string) => boolean
  /** Whether the site itself answers at the folder or anywhere below. */
  holdsFixed: (folder: string) => boolean
}

export type RuleIndex = {
  /** The redirect of this kind that starts there. If there are two, the second has no effect. */
  startingAt: (from: string, match: RedirectRule['match']) => RedirectRule | undefined
  /**
   * The redirect that applies to a path without a document: an exact one, otherwise the one with the longest prefix.
   */
  ruleFor: (path: string) => RedirectRule | undefined
  /** The prefix redirect that applies to a folder without a redirect of its own. */
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
