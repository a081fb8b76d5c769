import { create, insert, search as searchIn } from '@orama/orama'
import { runSearchLoop } from './search-loop.ts'
import { SEARCHED, toTexts } from './searched-texts.ts'

/** Orama: one typo in each word, with counted facets and whole documents. */
const HITS = 18

await runSearchLoop(({ facets }) => {
  const toField = (name: string) => [name, facets.includes(name) ? 'string[]' : 'string'] as const
  const schema: Record<string, 'string' | 'string[]'> = Object.fromEntries(SEARCHED.map(toField))
  const index = create({ schema })
  const counted = Object.fromEntries(facets.map((facet) => [facet, { limit: 50 }]))
  return {
    async open(records) {
      for await (const record of records) {
        const lists = facets.map((facet) => [facet, record[facet] ?? []])
        await insert(index, { ...toTexts(record), ...Object.fromEntries(lists) })
      }
      return {}
    },
    async search(query) {
      const { hits } = await searchIn(index, { term: query, tolerance: 1, limit: HITS, facets: counted })
      return hits.length
    },
  }
})
