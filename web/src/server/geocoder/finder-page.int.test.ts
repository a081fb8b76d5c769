import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { createLog } from '../../platform/log.ts'
import { pageChange, storeChange } from '../../replica/testing/example-changes.ts'
import { Metrics } from '../metrics/metrics.ts'
import { askRaw } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'
import { openGeocoder } from './open-geocoder.ts'

const ZEIST = { geometry: { coordinates: [5.23, 52.09] }, properties: { name: 'Zeist', countrycode: 'NL' } }

/** A service that returns one place for every query, or an error if `state.isUp` is false. */
async function startService() {
  const state = { isUp: true, asked: 0 }
  const server = createServer((_request, response) => {
    state.asked += 1
    if (state.isUp) response.end(JSON.stringify({ features: [ZEIST] }))
    else response.writeHead(500).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const { port }: AddressInfo = Object(server.address())
  return { state, url: `http://127.0.0.1:${port}` }
}

/** Opens the finder as the site serves it, with its own geocoder. */
async function open(url: string) {
  const env = readEnv({ GEOCODER_URL: url }, '/')
  if (!env.ok) throw new Error(env.error)
  const metrics = new Metrics()
  const log = createLog({ level: 'error' })
  // Long enough that a slow machine does not look like a failing service.
  const geocode = openGeocoder({ env: env.value, log, metrics, clock: () => 1_000_000, waitMs: 20_000 })
  const refuse = () => Promise.reject(new Error('not here'))
  const site = await serveReplica('local', {
    metrics,
    live: { search: { search: refuse }, contentApi: { ask: refuse }, geocode },
  })
  site.publish(
    pageChange('finder', 'verkooppunten', { template: 'StoreLocator' }),
    storeChange('11111111-near', { name: 'De Poot', lat: '52.1', lng: '5.2' }),
    storeChange('22222222-far', { name: 'Ver weg', lat: '50.85', lng: '5.69' }),
  )
  return {
    metrics,
    get: async (query: string) => {
      const { status, headers, body } = await askRaw(site.port, `/nl-nl/verkooppunten/${query}`, {
        headers: { host: 'localhost' },
      })
      const html = body.toString()
      return {
        status,
        cached: headers['cache-control'],
        shown: ['De Poot', 'Ver weg'].filter((name) => html.includes(name)),
        html,
      }
    },
  }
}

test('a place that only the geocoder knows is shown with nearby stores, and an empty search asks nothing', async () => {
  const { state, url } = await startService()
  const { get, metrics } = await open(url)
  expect(await get('')).toMatchObject({ status: 200, shown: ['De Poot', 'Ver weg'] })
  expect(state.asked).toBe(0)
  const found = await get('?place=zeyst')
  expect(found).toMatchObject({ status: 200, cached: 'no-store', shown: ['De Poot'] })
  expect(found.html).toContain('value="Zeist"')
  await get('?place=zeyst')
  expect(state.asked).toBe(1)
  expect([metrics.get('place:found'), metrics.get('place:kept')]).toEqual([1, 1])
  expect(await metrics.toText()).toContain('menagerie_geocoder_questions_total{result="found"} 1')
})

test('while the geocoder is down the store finder shows all stores', async () => {
  const { state, url } = await startService()
  state.isUp = false
  const { get, metrics } = await open(url)
  expect(await get('?place=zeyst')).toMatchObject({ status: 200, shown: ['De Poot', 'Ver weg'] })
  expect(metrics.get('place:failed')).toBe(1)
})
