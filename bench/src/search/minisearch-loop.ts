import MiniSearch from 'minisearch'
import { runSearchLoop } from './search-loop.ts'
import { SEARCHED, toTexts } from './searched-texts.ts'

/** MiniSearch alone: all words, the last one unfinished, one typo from 4 letters and two from 8; ids only, no facets. */
const HITS = 18

await runSearchLoop(() => {
  const index = new MiniSearch<Record<string, string>>({ fields: [...SEARCHED], idField: 'objectID' })
  return {
    async open(records) {
      for await (const record of records) index.add(toTexts(record))
      return {}
    },
    search(query) {
      const hits = index.search(query, {
        combineWith: 'AND',
        prefix: (_term, place, terms) => place === terms.length - 1,
        fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0),
      })
      return hits.slice(0, HITS).length
    },
  }
})
