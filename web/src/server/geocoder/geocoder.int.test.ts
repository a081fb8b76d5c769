import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import type { PlaceQuestion } from '../../platform/geocode.ts'
import { createLog } from '../../platform/log.ts'
import { openGeocoder } from './open-geocoder.ts'

type StandInReply = (response: ServerResponse, request: IncomingMessage) => void
let answer: StandInReply
let asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  answer(response, request)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port }: AddressInfo = Object(server.address())
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise((done) => server.close(done).closeAllConnections()))

const toFeature = (name: string, countrycode: string) => ({
  geometry: { type: 'Point', coordinates: [5.23, 52.09] },
  properties: { name, countrycode },
})
const found: StandInReply = (response) =>
  response.end(JSON.stringify({ features: [toFeature('Zeist', 'NL'), toFeature('Zeiss', 'DE')] }))
const QUESTION: PlaceQuestion = { text: 'Secretplace', country: 'NL', language: 'nl-NL', for: 'search' }

/** `waitMs` is long, except in tests that wait for its end. */
function open(first: StandInReply, variables: Record<string, string> = {}, waitMs = 20_000) {
  answer = first
  asked = []
  const logged: string[] = []
  const read = readEnv({ GEOCODER_URL: `${origin}/maps`, GEOCODER_KEY: 'secret-key', ...variables }, '/')
  if (!read.ok) throw new Error(read.error)
  const time = { now: 1_000_000 }
  const counted: string[] = []
  const metrics = { count: (name: string) => counted.push(name) }
  const log = createLog({ level: 'info', write: (line) => logged.push(line) })
  const geocode = openGeocoder({ env: read.value, log, metrics, clock: () => time.now, waitMs })
  if (geocode === undefined) throw new Error('There is an address')
  const ask = async (more: Partial<PlaceQuestion> = {}) => {
    const places = await geocode({ ...QUESTION, ...more })
    return places.map(({ name }) => name)
  }
  return { ask, logged, time, counted }
}

test('a query sends the language and the key, and returns the places of the country', async () => {
  const { ask, logged } = open(found)
  expect(await ask()).toEqual(['Zeist'])
  expect(asked[0]?.url).toMatch(/^\/maps\/api\?q=Secretplace&.*countrycode=NL&api_key=secret-key$/)
  expect(asked[0]?.headers['accept-language']).toBe('nl-NL')
  expect(await ask({ country: undefined })).toEqual(['Zeist', 'Zeiss'])
  expect(logged).toEqual([])
})

test('a place is asked for once a day, once for simultaneous queries, and never for a single letter', async () => {
  const { ask, time, counted } = open(found)
  expect(await Promise.all([ask(), ask({ text: 'SECRETPLACE' })])).toEqual([['Zeist'], ['Zeist']])
  expect([await ask(), await ask({ text: 'x' }), asked.length]).toEqual([['Zeist'], [], 1])
  expect(counted.toSorted()).toEqual(['place:found', 'place:kept', 'place:kept'])
  time.now += 86_400_001
  await ask()
  expect(asked).toHaveLength(2)
})

test('with caching switched off, every query asks the service', async () => {
  const { ask } = open(found, { GEOCODER_KEPT_S: '0' })
  await ask()
  await ask()
  expect(asked).toHaveLength(2)
})

test('an empty result of the service is not logged as a failure', async () => {
  const { ask, logged } = open((response) => response.end('{"features":[]}'))
  expect([await ask(), await ask({ text: 'Another' }), asked.length, logged]).toEqual([[], [], 2, []])
})

test('a service that finds only whole words is not asked for suggestions', async () => {
  const { ask } = open(found, { GEOCODER: 'nominatim' })
  expect([await ask({ for: 'suggestions' }), asked.length]).toEqual([[], 0])
})

test.each<[string, RegExp, StandInReply]>([
  ['status 500', /it answered 500/, (response) => response.writeHead(500).end('Secretplace')],
  ['something other than JSON', /not JSON/, (response) => response.end('<html>Secretplace')],
  ['JSON of another shape', /another shape/, (response) => response.end('{"query":"Secretplace"}')],
  ['an answer that is too large', /larger than/, (response) => response.end(`["${'x'.repeat(2_621_440)}"]`)],
  ['a redirect', /fetch failed/, (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a closed connection', /fetch failed/, (response) => response.destroy()],
])(
  'a service that answers with %s finds nothing, is left alone for a while and is logged once',
  async (_what, reason, failing) => {
    const { ask, logged, time, counted } = open(failing)
    expect([await ask(), await ask({ text: 'Another' }), asked.length]).toEqual([[], [], 1])
    expect(counted).toEqual(['place:failed', 'place:left'])
    time.now += 10_001
    expect([await ask(), asked.length, logged.length]).toEqual([[], 2, 1])
    expect(logged[0]).toMatch(reason)
    expect(logged[0]).not.toMatch(/Secretplace|secret-key/)
    answer = found
    time.now += 10_001
    expect([await ask(), logged.length]).toEqual([['Zeist'], 2])
  },
)

test.each([400, 414, 422])(
  'a question that the service refuses with %i keeps it from no other visitor',
  async (status) => {
    const { ask, logged, counted } = open((response) => response.writeHead(status).end('Secretplace'))
    expect([await ask(), await ask(), asked.length]).toEqual([[], [], 1])
    answer = found
    expect(await ask({ text: 'Another' })).toEqual(['Zeist'])
    expect(counted).toEqual(['place:none', 'place:kept', 'place:found'])
    expect(logged.map((line) => line.includes('Secretplace'))).toEqual([false])
  },
)

test.each<[string, StandInReply]>([
  ['that hangs', () => {}],
  ['that starts to answer and then hangs', (response) => response.writeHead(200).write('{"features":[')],
])('a service %s is given up on after the time limit', async (_what, hanging) => {
  const { ask, logged } = open(hanging, {}, 300)
  expect([await ask(), logged.length]).toEqual([[], 1])
})

test('without an address there is no geocoder, and a hosted service needs a key', () => {
  const env = { GEOCODER: 'photon', GEOCODER_URL: undefined, GEOCODER_KEY: undefined, GEOCODER_KEPT_S: 0 } as const
  expect(
    openGeocoder({ env, log: createLog({ level: 'error' }), metrics: { count: () => {} }, clock: () => 0 }),
  ).toBeUndefined()
  const hosted = { GEOCODER: 'mapbox', GEOCODER_URL: 'https://api.mapbox.com' }
  expect(readEnv(hosted, '/')).toMatchObject({ ok: false, error: expect.stringContaining('GEOCODER_KEY') })
  expect(readEnv({ ...hosted, GEOCODER_KEY: 'k' }, '/').ok).toBe(true)
})
