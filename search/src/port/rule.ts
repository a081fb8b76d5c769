import type { Json } from './search-record.ts'

export type RuleAnchoring = 'is' | 'startsWith' | 'endsWith' | 'contains'

/** Condition of a rule: all parts that are given must hold. `pattern` may name facets as `{facet:brand}`; `alternatives` lets typos and synonyms match. */
export type RuleCondition = {
  readonly pattern?: string
  readonly anchoring?: RuleAnchoring
  readonly alternatives?: boolean
  /** One of the request's `ruleContexts`, such as `website`. */
  readonly context?: string
  /** Filters in the grammar of `filters`. They hold when the request has them. */
  readonly filters?: string
}

type RulePromotion = {
  readonly objectID?: string
  readonly objectIDs?: readonly string[]
  readonly position: number
}

export type RuleConsequence = {
  /** Search parameters that replace those of the request. `query` is a text, or a list of edits that remove or replace words. */
  readonly params?: { readonly [name: string]: Json | undefined }
  readonly promote?: readonly RulePromotion[]
  /** Whether promoted hits must also pass the request's filters. */
  readonly filterPromotes?: boolean
  readonly hide?: readonly { readonly objectID: string }[]
  readonly userData?: Json
  /** `redirect` (as `{url}`) and `widgets.banners` are passed on in the answer's `renderingContent`. */
  readonly renderingContent?: { readonly [name: string]: Json | undefined }
}

/** A rule applies when one of its conditions holds, and always when it has none. Times are in seconds since the epoch. */
export type Rule = {
  readonly objectID: string
  readonly conditions?: readonly RuleCondition[]
  readonly consequence: RuleConsequence
  readonly description?: string
  readonly enabled?: boolean
  readonly validity?: readonly { readonly from: number; readonly until: number }[]
}
