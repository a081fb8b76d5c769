import { findAnalyzer } from '../../analysis/analyzer.ts'
import type { Rule, RuleCondition, RuleConsequence } from '../../port/rule.ts'
import type { Synonym } from '../../port/synonym.ts'
import { prepareSynonyms } from '../../synonyms/prepare-synonyms.ts'
import { applyRules, type RuledRequest } from '../apply-rules.ts'
import { prepareRules } from '../prepare-rules.ts'

export const NOW = Date.UTC(2026, 10, 21)
const FACETS: { readonly [attribute: string]: readonly string[] } = {
  brand: ['Tailwell', 'Aldergrove Vet', '-Odd'],
  colour: ['red', 'dark red', 'blue'],
}

const SYNONYMS: readonly Synonym[] = [
  { objectID: '1', type: 'synonym', synonyms: ['kitten', 'young cat'] },
  { objectID: '2', type: 'onewaysynonym', input: 'rodent', synonyms: ['hamster'] },
]

type RuledQuestion = { rules: readonly Rule[]; language?: string; now?: number; [parameter: string]: unknown }

/** Applies rules to a request with these parameters. */
export function askRules({ rules, language = 'en', now = NOW, ...parameters }: RuledQuestion): RuledRequest {
  const request = { indexName: 'products', ...parameters }
  const analyzer = findAnalyzer(language)
  const facetValues = (attribute: string) => FACETS[attribute] ?? []
  return applyRules(request, prepareRules(rules, analyzer), now, facetValues, prepareSynonyms(SYNONYMS, analyzer))
}

export function toRule(
  condition: RuleCondition | undefined,
  consequence: RuleConsequence = {},
  objectID: string = 'rule',
): Rule {
  return { objectID, ...(condition === undefined ? {} : { conditions: [condition] }), consequence }
}
