import { createServer } from 'node:http'
import { createAddressing } from '@menagerie/sites/addressing'
import { translator } from '@menagerie/sites/messages'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { findDomainOrigin, findLocalOrigin } from '../http/host.ts'
import { Metrics } from '../metrics/metrics.ts'
import { isService } from '../service-paths.ts'
import { createServices } from '../services.ts'
import { noSearch } from '../testing/no-search.ts'
import { askRaw } from '../testing/raw-client.ts'
import { answerGeolocale, brandFinder } from './answer-geolocale.ts'
import { findCountryWith } from './find-country.ts'
import { openCountries } from './open-countries.ts'

// Addresses assigned for many years to a registry in the Netherlands and to a provider in Germany.
const DUTCH = '193.0.0.1'
const GERMAN = '81.169.145.1'
const BELGIAN = '212.71.0.1'
const PROXIED = { TRUSTED_PROXIES: ['127.0.0.1'], GEO_COUNTRY_HEADER: undefined, GEO_DEFAULT_COUNTRY: undefined }

type Settings = Parameters<typeof findCountryWith>[0]

async function serve(settings: Partial<Settings> = {}, mode: 'local' | 'domains' = 'local', database?: string) {
  const logged: string[] = []
  const log = createLog({ level: 'info', write: (line) => logged.push(line) })
  const metrics = new Metrics()
  const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }
  const addressing = createAddressing({ mode, localOrigins })
  const isKnown = (name: string) => addressing.resolve(name, '/') !== undefined
  const findOrigin = mode === 'local' ? findLocalOrigin('tailwell') : findDomainOrigin(isKnown)
  const countryOf = findCountryWith({ ...PROXIED, ...settings }, openCountries(database, log))
  const server = createServer(
    createServices({
      places: async () => ({ status: 200, json: { places: [] } }),
      files: {
        imaging: async () => ({ status: 404 }),
        leaflets: async () => ({ status: 404 }),
        films: async () => ({ status: 404 }),
      },
      search: noSearch,
      metrics,
      metricsText: () => metrics.toText(),
      metricsAccess: { tokens: [], isProduction: false },
      addressOf: ({ socket }) => socket.remoteAddress ?? '',
      geolocale: answerGeolocale({ countryOf, brandOf: brandFinder(findOrigin, addressing), translatorOf: translator }),
      readiness: () => ({ ready: true, missing: [], degraded: [], feed: 'off' }),
      log,
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    logged,
    locate: async (headers: Record<string, string>, query = '') => {
      const answer = await askRaw(port, `/geolocale${query}`, { headers: { Host: 'localhost', ...headers } })
      return { ...answer, json: JSON.parse(answer.body.toString()) }
    },
  }
}

const from = (address: string) => ({ 'X-Forwarded-For': address })

test('/geolocale is answered by the process, not by a page', () => {
  expect([isService('/geolocale'), isService('/geolocale?lang=nl-NL'), isService('/geolocales/')]).toEqual([
    true,
    true,
    false,
  ])
})

test('the locale of the visitor’s country is returned and not cached (spec §7)', async () => {
  const { locate, logged } = await serve()
  const dutch = await locate(from(DUTCH))
  expect([dutch.status, dutch.json, dutch.headers['cache-control']]).toEqual([200, { locale: 'nl_NL' }, 'no-store'])
  expect(dutch.headers['set-cookie']).toBeUndefined()
  expect((await locate(from(GERMAN))).json).toEqual({ locale: 'de_DE' })
  expect((await locate(from(BELGIAN))).json).toEqual({ locale: 'BE' })
  expect((await locate(from('2001:67c:2e8::1'))).json).toEqual({ locale: 'nl_NL' })
  expect((await locate(from('240.0.0.1'))).json).toEqual({ locale: '' })
  expect(logged).toEqual([])
})

test('a visitor in a local network gets the configured default country, or no locale (reading 8)', async () => {
  expect((await (await serve()).locate({})).json).toEqual({ locale: '' })
  const { locate } = await serve({ GEO_DEFAULT_COUNTRY: 'DE' })
  expect((await locate({})).json).toEqual({ locale: 'de_DE' })
  expect((await locate(from('192.168.1.5'))).json).toEqual({ locale: 'de_DE' })
  expect((await locate(from(DUTCH))).json).toEqual({ locale: 'nl_NL' })
})

test('forwarded addresses and country headers count only where they are configured', async () => {
  const { locate } = await serve({ TRUSTED_PROXIES: [] })
  expect((await locate({ ...from(DUTCH), 'CF-IPCountry': 'DE' })).json).toEqual({ locale: '' })
  const behindCdn = await serve({ GEO_COUNTRY_HEADER: 'cf-ipcountry' })
  expect((await behindCdn.locate({ ...from(DUTCH), 'CF-IPCountry': 'DE' })).json).toEqual({ locale: 'de_DE' })
  for (const nowhere of ['XX', 'T1', '', 'Germany'])
    expect((await behindCdn.locate({ ...from(DUTCH), 'CF-IPCountry': nowhere })).json).toEqual({ locale: '' })
})

test('a page that sends its language gets a suggestion, or none where its language fits (spec §4)', async () => {
  const { locate } = await serve()
  const { suggestion } = (await locate(from(BELGIAN), '?lang=de-DE')).json
  expect(suggestion.text).toContain('Belgien')
  expect(suggestion.offers.map(({ lang }: { lang: string }) => lang)).toEqual(['fr-BE', 'nl-BE'])
  expect((await locate(from(BELGIAN), '?lang=nl-BE')).json).toEqual({ locale: 'BE' })
  expect((await locate({}, '?lang=nl-BE')).json).toMatchObject({ locale: '', suggestion: { offers: [] } })
  const wrong = await locate(from(BELGIAN), '?lang=xx')
  expect([wrong.status, wrong.json.error]).toEqual([400, 'The brand has no locale with the language xx.'])
})

test('in domains mode the host determines the brand, and an unknown host gets 421', async () => {
  const { locate } = await serve({}, 'domains')
  const polish = from('212.77.98.9')
  expect((await locate({ ...polish, Host: 'aldergrove.example' })).json).toEqual({ locale: 'en_GB' })
  expect((await locate({ ...polish, Host: 'tailwell.de.example' })).json).toEqual({ locale: 'pl_PL' })
  expect((await locate({ ...polish, Host: 'evil.example' })).status).toBe(421)
})

test('an unreadable country database is logged once, and visitors get an empty locale', async () => {
  const { locate, logged } = await serve({}, 'local', '/nowhere/countries.mmdb')
  expect((await locate(from(DUTCH))).json).toEqual({ locale: '' })
  expect((await locate(from(GERMAN))).json).toEqual({ locale: '' })
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('/nowhere/countries.mmdb')
})
