import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '@menagerie/bench/memory'
import type { ProofSite } from '../site-process.ts'
import { attackSlowly } from './attack-slowly.ts'
import { startFlood, toFloodGet, toPost } from './flood.ts'
import { FINDER_PATH } from './open-finder.ts'
import { type VisitorWay, visitMeanwhile, type Waited } from './other-visitor.ts'
import { watchPeak } from './peak.ts'
import type { Tally } from './tally.ts'
import { toWaitedTally } from './waited-tally.ts'

const FLOOD_MS = 6_000
const CONNECTIONS = 64
const AHEAD = [
  { connections: 400, requests: 60 },
  { connections: 1_500, requests: 60 },
]
const CALM_MS = 3_000
const KEPT_MB = 150
/** Memory above the former: the most that unread answers may take (decision 055), and what is being drawn. */
const PEAK_MB = 450

/** Paths that are cached, the same for all visitors, and there without any content. */
const CACHED = ['/nl-nl/cookies/', '/healthz']
const FORM = 'application/x-www-form-urlencoded'
const words = (n: number) => `word${n}`

/** Floods that are meaningful only when pages are drawn for them. */
const DRAWN = [
  'searches with changing words',
  'the store finder with changing places',
  'sign-in pages',
  'a cached page with changing questions',
  'comparisons of changing products',
]

type ToRequest = (n: number) => string
/** How the flood and the other visitor connect. */
type Ways = {
  label: string
  names: readonly string[]
  connections: number
  from: readonly string[]
  headers: readonly string[]
  visitor: VisitorWay
}
/** Address in `TRUSTED_PROXIES` of the attacked site. All come by its connections, so only their headers tell them apart. */
export const PROXY_ADDRESS = '127.0.0.9'
const standFor = (address: string): VisitorWay => ({
  from: PROXY_ADDRESS,
  headers: [`X-Forwarded-For: ${address}`],
})
/** Requests that one client repeats without end, on 64 connections. */
const FLOODS: Readonly<Record<string, ToRequest>> = {
  'searches with changing words': (n) => toFloodGet(`/nl-nl/search/products/?query=${words(n)}`),
  'the store finder with changing places': (n) => toFloodGet(`${FINDER_PATH}?place=${words(n)}`),
  'sign-in pages': () => toFloodGet('/nl-nl/business/login/'),
  'refused sign-ins': (n) => toPost('/nl-nl/business/login/', FORM, `form-name=login&email=a${n}&password=`),
  'sign-ins with wrong passwords': (n) =>
    toPost('/nl-nl/business/login/', FORM, `form-name=login&email=a${n}@host.example&password=guess`),
  'sign-ins in many parts': (n) => toParts('/nl-nl/business/login/', n),
  'a cached page with changing questions': (n) => toFloodGet(`/nl-nl/cookies/?${words(n)}=1`),
  'comparisons of changing products': (n) => toFloodGet(`/nl-nl/search/vergelijken/?sku=${n}&sku=${n + 1}`),
  'pictures that are not there': (n) => toFloodGet(`/imaging/${words(n)}/card-640/1`),
  'unknown addresses': (n) => toFloodGet(`/nl-nl/${words(n)}/`),
  'names of places': (n) => toFloodGet(`/places?lang=nl-NL&q=utr${n % 100}`),
  'multi-queries': (n) => toPost('/1/indexes/*/queries', 'application/json', toQueries(n), ...KEYS),
  'searches on connections of their own': (n) =>
    toFloodGet(`/nl-nl/search/products/?query=${words(n)}`, 'Connection: close'),
}
const KEYS = ['X-Algolia-Application-Id: menagerie', 'X-Algolia-API-Key: public-search']

const DIRECTLY: Ways = {
  label: '',
  names: Object.keys(FLOODS),
  connections: CONNECTIONS,
  from: ['127.0.0.1'],
  headers: [],
  visitor: { from: '127.0.0.2', headers: [] },
}
/** One flood of each kind of work: search, places, accounts, cached pages, the search API. */
const EACH_KIND = [
  'searches with changing words',
  'the store finder with changing places',
  'sign-ins with wrong passwords',
  'a cached page with changing questions',
  'multi-queries',
]
const PROXIED: Ways = {
  label: ' behind a proxy',
  names: EACH_KIND,
  connections: CONNECTIONS,
  from: [PROXY_ADDRESS],
  headers: standFor('198.51.100.7').headers,
  visitor: standFor('203.0.113.9'),
}
/** More requests than all lines hold. One address alone can fill none of them. */
const TOGETHER: Ways = {
  ...DIRECTLY,
  label: ' of 40 addresses',
  names: [...EACH_KIND, 'pictures that are not there', 'refused sign-ins'],
  connections: 1_200,
  from: Array.from({ length: 40 }, (_, n) => `127.0.3.${n + 1}`),
}

/** Makes a form as browsers send files, with 200 fields where the real one has two. */
function toParts(path: string, n: number): string {
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="field${at}"\r\n\r\n${words(n)}\r\n`
  const body = `${Array.from({ length: 200 }, (_, at) => part(at)).join('')}--b--\r\n`
  return toPost(path, 'multipart/form-data; boundary=b', body)
}

function toQueries(n: number): string {
  const request = (at: number) => ({ indexName: 'products_nl_NL', params: `query=${words(n + at)}&hitsPerPage=50` })
  return JSON.stringify({ requests: Array.from({ length: 10 }, (_, at) => request(at)) })
}

/** Sends floods from one client, and measures how long another visitor waits for a cached page and for health meanwhile, and the memory that remains used. */
export async function attackCrowds(site: ProofSite): Promise<Tally[]> {
  const port = site.ports.main
  const calm = await visitMeanwhile(port, CACHED, CALM_MS)
  const before = memoryOf(site)
  const peak = watchPeak(() => memoryOf(site))
  const tallies: Tally[] = []
  for (const ways of [DIRECTLY, PROXIED, TOGETHER]) {
    const floods = Object.entries(FLOODS).filter(([name]) => ways.names.includes(name))
    for (const [name, toRequest] of floods) tallies.push(await sendFlood(port, calm, { name, toRequest, ways }))
  }
  for (const ahead of AHEAD) tallies.push(await askAhead(port, calm, ahead))
  tallies.push(...(await attackSlowly(port, CACHED, calm)))
  const highest = peak.stop()
  await sleep(CALM_MS)
  const during = toMemory('memory during these floods, at most', { before, after: highest, most: PEAK_MB })
  return [...tallies, during, toMemory('memory after these floods', { before, after: memoryOf(site), most: KEPT_MB })]
}

type FloodTask = { name: string; toRequest: ToRequest; ways: Ways }

async function sendFlood(port: number, calm: Waited, { name, toRequest, ways }: FloodTask): Promise<Tally> {
  const { label, connections, from, headers, visitor } = ways
  const flooding = startFlood({ port, connections, from, toRequest: (n) => withHeaders(toRequest(n), headers) })
  await sleep(500)
  const waited = await visitMeanwhile(port, CACHED, FLOOD_MS, visitor)
  const tries = flooding.stop()
  const statuses = [...flooding.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const tally = toWaitedTally(`${connections} connections${label}: ${name}`, tries, calm, waited, statuses)
  if (DRAWN.includes(name) && !flooding.statuses.has(200)) tally.faults.push('no page was drawn')
  return tally
}

/** Adds further header lines to a request. */
const withHeaders = (request: string, headers: readonly string[]): string =>
  request.replace('\r\n', ['', ...headers, ''].join('\r\n'))

const memoryOf = ({ child }: ProofSite) => readMemory(child.pid)?.now ?? 0

type Memory = { before: number; after: number; most: number }

function toMemory(name: string, { before, after, most }: Memory): Tally {
  const faults = after - before > most ? [`${Math.round(after - before)} MB more than before all of them`] : []
  return { name, tries: 1, faults, note: `${Math.round(before)} MB before, then ${Math.round(after)}` }
}

/** Sends many requests at once in one piece, on many connections, from a client that reads the answers. */
async function askAhead(port: number, calm: Waited, { connections, requests }: (typeof AHEAD)[number]): Promise<Tally> {
  const piece = toFloodGet('/nl-nl/cookies/').repeat(requests)
  const flood = startFlood({ port, connections, from: ['127.0.0.1'], toRequest: () => piece, inPiece: requests })
  await sleep(500)
  const waited = await visitMeanwhile(port, CACHED, FLOOD_MS)
  const tries = flood.stop() * requests
  return toWaitedTally(`${connections} connections with ${requests} requests sent ahead`, tries, calm, waited)
}
