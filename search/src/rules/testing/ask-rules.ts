import { findAnalyzer } from '../../analysis/analyzer.ts'
import type { Rule, RuleCondition, RuleConsequence } from '../../port/rule.ts'
import { applyRules, type RuledRequest } from '../apply-rules.ts'
import { prepareRules } from '../prepare-rules.ts'

export const NOW = Date.UTC(2026, 10, 21)
const FACETS: { readonly [attribute: string]: readonly string[] } = {
  brand: ['Tailwell', 'Aldergrove Vet', '-Odd'],
  colour: ['red', 'dark red', 'blue'],
}

type Asked = { rules: readonly Rule[]; language?: string; now?: number; [parameter: string]: unknown }

/** What rules make of a request with these parameters. */
export function askRules({ rules, language = 'en', now = NOW, ...parameters }: Asked): RuledRequest {
  const request = { indexName: 'products', ...parameters }
  return applyRules(request, prepareRules(rules, findAnalyzer(language)), now, (attribute) => FACETS[attribute] ?? [])
}

export function toRule(
  condition: RuleCondition | undefined,
  consequence: RuleConsequence = {},
  objectID: string = 'rule',
): Rule {
  return { objectID, ...(condition === undefined ? {} : { conditions: [condition] }), consequence }
}
