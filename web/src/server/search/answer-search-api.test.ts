import { createServer } from 'node:http'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../../platform/env.ts'
import { createLog } from '../../platform/log.ts'
import { Metrics } from '../metrics/metrics.ts'
import { answerSearchApi } from './answer-search-api.ts'

const NEW = 'key-of-today'
const OLD = 'key-of-before'
const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

/** Searches as a page with this key does. */
async function serve(settings: Record<string, string>) {
  const read = readEnv(settings, '/')
  if (!read.ok) throw new Error(read.error)
  const engine = createSearchEngine()
  const log = createLog({ level: 'error', write: () => {} })
  const env = read.value
  const server = createServer(
    answerSearchApi({ env, search: { reader: engine }, addressOf: () => '192.0.2.1', metrics: new Metrics(), log }),
  )
  close.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return async (key: string) => {
    const query = new URLSearchParams({ 'x-algolia-application-id': 'menagerie', 'x-algolia-api-key': key })
    const body = JSON.stringify({ requests: [] })
    return (await fetch(`http://127.0.0.1:${port}/1/indexes/*/queries?${query}`, { method: 'POST', body })).status
  }
}

test('while the public search key changes, pages with the former key can still search', async () => {
  const ask = await serve({ SEARCH_KEY: NEW, SEARCH_KEY_BEFORE: OLD })
  expect([await ask(NEW), await ask(OLD), await ask('public-search')]).toEqual([200, 200, 403])
})

test('without a former key only the current search key is accepted', async () => {
  const ask = await serve({ SEARCH_KEY: NEW, SEARCH_KEY_BEFORE: '' })
  expect([await ask(NEW), await ask(OLD), await ask('')]).toEqual([200, 403, 403])
})
