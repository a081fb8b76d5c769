import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '@menagerie/bench/memory'
import type { ProofSite } from '../site-process.ts'
import { attackSlowly } from './attack-slowly.ts'
import { startFlood, toFloodGet, toPost } from './flood.ts'
import { FINDER_PATH } from './open-finder.ts'
import { visitMeanwhile, type Waited } from './other-visitor.ts'
import type { Tally } from './tally.ts'
import { toWaitedTally } from './waited-tally.ts'

const FLOOD_MS = 6_000
const CONNECTIONS = 64
const AHEAD = { connections: 400, requests: 60 }
const CALM_MS = 3_000
const KEPT_MB = 150

/** Cached, the same for all, and there without any content. */
const CACHED = ['/nl-nl/cookies/', '/healthz']
const FORM = 'application/x-www-form-urlencoded'
const words = (n: number) => `word${n}`

/** Floods that show nothing unless pages are drawn for them. */
const DRAWN = [
  'searches with changing words',
  'the store finder with changing places',
  'sign-in pages',
  'a cached page with changing questions',
  'comparisons of changing products',
]

/** What one client asks on and on, on 64 connections. */
const FLOODS: Readonly<Record<string, (n: number) => string>> = {
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

/** A form as browsers send files: of 200 fields, where it has two. */
function toParts(path: string, n: number): string {
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="field${at}"\r\n\r\n${words(n)}\r\n`
  const body = `${Array.from({ length: 200 }, (_, at) => part(at)).join('')}--b--\r\n`
  return toPost(path, 'multipart/form-data; boundary=b', body)
}

function toQueries(n: number): string {
  const request = (at: number) => ({ indexName: 'products_nl_NL', params: `query=${words(n + at)}&hitsPerPage=50` })
  return JSON.stringify({ requests: Array.from({ length: 10 }, (_, at) => request(at)) })
}

/** One client with much to ask: what another visitor waits for a cached page and for health meanwhile, and what memory is kept of it. */
export async function attackCrowds(site: ProofSite): Promise<Tally[]> {
  const port = site.ports.main
  const calm = await visitMeanwhile(port, CACHED, CALM_MS)
  const before = memoryOf(site)
  const tallies: Tally[] = []
  for (const [name, toRequest] of Object.entries(FLOODS)) {
    const flood = startFlood({ port, connections: CONNECTIONS, from: '127.0.0.1', toRequest })
    await sleep(500)
    const waited = await visitMeanwhile(port, CACHED, FLOOD_MS)
    const tries = flood.stop()
    const statuses = [...flood.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    const tally = toWaitedTally(`64 connections: ${name}`, tries, calm, waited, statuses)
    if (DRAWN.includes(name) && !flood.statuses.has(200)) tally.faults.push('no page was drawn')
    tallies.push(tally)
  }
  tallies.push(await askAhead(port, calm), ...(await attackSlowly(port, CACHED, calm)))
  await sleep(CALM_MS)
  return [...tallies, toMemory(before, memoryOf(site))]
}

const memoryOf = ({ child }: ProofSite) => readMemory(child.pid)?.now ?? 0

function toMemory(before: number, after: number): Tally {
  const faults = after - before > KEPT_MB ? [`${Math.round(after - before)} MB more than before all of them`] : []
  const note = `${Math.round(before)} MB before, ${Math.round(after)} after`
  return { name: 'memory after these floods', tries: 1, faults, note }
}

/** Many requests sent ahead in one piece, on many connections, by a client that reads. */
async function askAhead(port: number, calm: Waited): Promise<Tally> {
  const { connections, requests } = AHEAD
  const piece = toFloodGet('/nl-nl/cookies/').repeat(requests)
  const flood = startFlood({ port, connections, from: '127.0.0.1', toRequest: () => piece, inPiece: requests })
  await sleep(500)
  const waited = await visitMeanwhile(port, CACHED, FLOOD_MS)
  const tries = flood.stop() * requests
  return toWaitedTally(`${connections} connections with ${requests} requests sent ahead`, tries, calm, waited)
}
