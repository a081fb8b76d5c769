import { readFileSync } from 'node:fs'
import { declaredWordsOf } from '@menagerie/demo/content/search/declared-words'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { createUnderstandingReader } from '@menagerie/search/understanding/understanding-reader'
import { createUnderstandings } from '@menagerie/web/indexing/understandings'
import { BENCH_INDEX, toEngineConfig, toSearchedSite } from './engine-index.ts'
import { runSearchLoop } from './search-loop.ts'

/** The engine as the site uses it: a built index, settings, words that are facts, synonyms, facets, highlights, snippets, one hit for each group. */
const HITS = 18

await runSearchLoop(({ facets, packFile = '' }) => {
  const engine = createSearchEngine()
  const site = toSearchedSite()
  const declared = declaredWordsOf(site)
  const understandings = createUnderstandings(engine, () => ({ site, type: 'products', declared }))
  const reader = createUnderstandingReader(engine, { understandingOf: understandings.find, hasExtensions: true })
  return {
    async open() {
      // Aligned, so that typed arrays can be views of it.
      await engine.load(BENCH_INDEX, new Uint8Array(readFileSync(packFile)), toEngineConfig())
      return { ownBytes: (await engine.stats(BENCH_INDEX)).bytes }
    },
    async search(query) {
      const request = {
        indexName: BENCH_INDEX,
        query,
        hitsPerPage: HITS,
        facets,
        distinct: true,
        ruleContexts: ['website'],
      }
      const [result] = (await reader.search([request])).results
      if (result === undefined || !('hits' in result)) throw new Error(`No answer to ${query}`)
      return result.hits.length
    },
  }
})
