import type { Json } from './search-record.ts'

export type RuleAnchoring = 'is' | 'startsWith' | 'endsWith' | 'contains'

/** All parts that are given must hold. `pattern` may name facets as `{facet:brand}`; `alternatives` lets typos and synonyms count. */
export type RuleCondition = {
  readonly pattern?: string
  readonly anchoring?: RuleAnchoring
  readonly alternatives?: boolean
  /** One of the request's `ruleContexts`, such as `website`. */
  readonly context?: string
  /** In the grammar of `filters`; holds when the request is filtered so. */
  readonly filters?: string
}

type RulePromotion = {
  readonly objectID?: string
  readonly objectIDs?: readonly string[]
  readonly position: number
}

export type RuleConsequence = {
  /** Search parameters that take the place of the request's; `query` a text, or edits that remove or replace words. */
  readonly params?: { readonly [name: string]: Json | undefined }
  readonly promote?: readonly RulePromotion[]
  /** Promoted hits must pass the request's filters, too. */
  readonly filterPromotes?: boolean
  readonly hide?: readonly { readonly objectID: string }[]
  readonly userData?: Json
  /** `redirect` as `{url}` and `widgets.banners` reach the answer's `renderingContent`. */
  readonly renderingContent?: { readonly [name: string]: Json | undefined }
}

/** One of the conditions must hold; none at all holds always. Times in seconds since the epoch. */
export type Rule = {
  readonly objectID: string
  readonly conditions?: readonly RuleCondition[]
  readonly consequence: RuleConsequence
  readonly description?: string
  readonly enabled?: boolean
  readonly validity?: readonly { readonly from: number; readonly until: number }[]
}
