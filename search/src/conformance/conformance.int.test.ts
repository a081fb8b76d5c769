import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { createAlgoliaPort } from '../adapters/algolia.ts'
import { toSearchError } from '../adapters/algolia-error.ts'
import { isQuery, toResult } from '../adapters/algolia-results.ts'
import { createSearchEngine } from '../engine/search-engine.ts'
import type { SearchPort, SearchReader } from '../port/search-port.ts'
import {
  ADMIN_KEY,
  APPLICATION_ID,
  officialClient,
  SEARCH_KEY,
  startTestNode,
  type TestNode,
} from '../server/testing/test-node.ts'
import { CASES } from './cases.ts'
import { fixtureNames, loadFixtures, runConformanceCase } from './conformance-case.ts'
import { FIXTURES, type FixtureName } from './fixtures.ts'

const toName = (fixture: FixtureName) => `test_${fixture}`

let served: TestNode
beforeAll(async () => {
  served = await startTestNode(createSearchEngine())
})
afterAll(() => served.end())
const hosts = () => [{ url: '127.0.0.1', port: served.port, protocol: 'http' as const, accept: 'readWrite' as const }]

/** Runs every case as a separate test. */
function runAll(reader: () => SearchReader) {
  for (const [group, cases] of Object.entries(CASES)) {
    describe(group, () => {
      for (const one of cases) it(one.title, () => runConformanceCase(reader(), one, toName))
    })
  }
}

describe('the engine, in-process', () => {
  let port: SearchPort
  beforeAll(async () => {
    port = createSearchEngine()
    await loadFixtures(port, toName)
  })
  afterAll(() => port.close())
  runAll(() => port)
})

describe('the node over HTTP, through the official client', () => {
  beforeAll(async () => {
    const client = officialClient(served.port)
    for (const fixture of fixtureNames()) {
      const indexName = toName(fixture)
      // Converting the fixtures by JSON gives them the types that the client expects.
      const { records, config } = JSON.parse(JSON.stringify(FIXTURES[fixture]))
      await client.setSettings({ indexName, indexSettings: config.settings })
      if (config.synonyms.length > 0) await client.saveSynonyms({ indexName, synonymHit: config.synonyms })
      if (config.rules.length > 0) await client.saveRules({ indexName, rules: config.rules })
      await client.replaceAllObjects({ indexName, objects: records })
    }
  })
  const reader: SearchReader = {
    async search(requests) {
      const client = liteClient(APPLICATION_ID, SEARCH_KEY, { hosts: hosts() })
      try {
        const { results } = await client.search({ requests: requests.filter(isQuery) })
        return { results: results.map((result) => toResult(result, (name) => name)) }
      } catch (error) {
        throw toSearchError(error)
      }
    },
  }
  runAll(() => reader)
})

describe('the Algolia adapter against the node', () => {
  let port: SearchPort
  beforeAll(async () => {
    port = createAlgoliaPort({ applicationId: APPLICATION_ID, apiKey: ADMIN_KEY, hosts: hosts(), prefix: 'adapter_' })
    await loadFixtures(port, toName)
  })
  runAll(() => port)
})
