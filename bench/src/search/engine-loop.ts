import { findById } from '@menagerie/brands/locales'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { toIndexSettings } from '@menagerie/site/indexing/index-settings'
import { listSynonyms } from './list-synonyms.ts'
import { runSearchLoop } from './search-loop.ts'

/** The engine as the site uses it: settings, synonyms, facets, highlights, snippets, one hit for each group. */
const INDEX = 'products'
const HITS = 18

await runSearchLoop(({ facets }) => {
  const engine = createSearchEngine()
  return {
    async build(records) {
      const site = findById('tailwell/en_GB')
      if (site === undefined) throw new Error('No such site')
      const settings = toIndexSettings(site, 'products')
      await engine.replaceAll(INDEX, records, { settings, synonyms: listSynonyms(site), rules: [] })
      return { ownBytes: (await engine.stats(INDEX)).bytes }
    },
    async search(query) {
      const request = { indexName: INDEX, query, hitsPerPage: HITS, facets, distinct: true, ruleContexts: ['website'] }
      const [result] = (await engine.search([request])).results
      if (result === undefined || !('hits' in result)) throw new Error(`No answer to ${query}`)
      return result.hits.length
    },
  }
})
