import { JUDGED_PARTS, loadJudged } from '@menagerie/bench/search/load-judged'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { expect, it } from 'vitest'
import { toDemoShelf } from './demo-shelf.ts'
import { judge } from './judge-queries.ts'
import { FACT_VALUES } from './product-facts.ts'
import { toJudgedSite } from './to-judged-site.ts'

const FEWEST: Partial<Record<string, number>> = { en: 40, nl: 40, de: 40, fr: 40, es: 40, pl: 40, ru: 40 }

it.each(LANGUAGES)('judged queries in %s ask for products that are sold, by facts that exist', (language) => {
  const [seen = [], hidden = []] = JUDGED_PARTS.map((part) => loadJudged(language, part))
  expect(seen.length + hidden.length).toBeGreaterThanOrEqual(FEWEST[language] ?? 15)
  expect(hidden.length / (seen.length + hidden.length)).toBeGreaterThan(0.27)
  for (const query of [...seen, ...hidden]) {
    expect(() => judge(query, [], toDemoShelf(toJudgedSite(query.brand, language)))).not.toThrow()
    for (const { conditions } of query.clauses)
      for (const { fact, values } of conditions)
        for (const value of values)
          expect(FACT_VALUES.get(fact)?.has(value), `${query.place}: ${fact}=${value}`).toBe(true)
  }
  const texts = (queries: typeof seen) => queries.map(({ brand, query }) => `${brand} ${query}`)
  expect(texts(hidden).filter((text) => texts(seen).includes(text))).toEqual([])
})
