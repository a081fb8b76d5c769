import { expect, test } from 'vitest'
import { createFigures } from '../platform/figures.ts'
import { openFolder } from '../platform/storage/folder-storage.ts'
import { toRoute } from './add-call.ts'
import { createApp } from './app.ts'
import { LIMITS } from './call/limits.ts'
import { createPublishedReads } from './call/published-reads.ts'
import { createSlots } from './call/slots.ts'
import { createTokenCheck } from './call/tokens.ts'
import { CALLS } from './calls.ts'

test('the routes of the app are exactly the declared calls, each once', () => {
  const pool = () => ({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  const database = { read: async () => [], pool, close: async () => {} }
  const app = createApp({
    database,
    reads: createPublishedReads(database),
    checkToken: createTokenCheck([]),
    writes: { query: async () => [], inTransaction: (work) => work(async () => []), pool, close: async () => {} },
    signal: { subscribe: () => () => {}, isDown: () => false, close: async () => {} },
    storage: openFolder('/nowhere'),
    publicUrl: 'http://localhost',
    limits: LIMITS,
    slots: createSlots(LIMITS),
    shape: () => '',
    health: () => ({ degraded: [], gauges: {} }),
    figures: createFigures({ of: 'api', label: 'call', help: 'Calls' }),
    pools: () => ({}),
    metricsTokens: [],
    isProduction: false,
    stopping: new AbortController().signal,
    log: () => {},
  })
  const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  const declared = CALLS.flatMap(({ method = 'GET', path, alias }) =>
    (alias === undefined ? [path] : [path, alias]).map((name) => `${method} ${toRoute(name)}`),
  )
  expect(routes.sort()).toEqual(declared.sort())
  expect(new Set(routes).size).toBe(routes.length)
})
