import { readFileSync } from 'node:fs'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { createMarkKeeper, type MarkKeeper } from '@menagerie/web/features/stores/browser/map/mark-keeper'
import { WORLD } from '@menagerie/web/features/stores/places/place-file'
import { createPlaceIndex } from '@menagerie/web/features/stores/places/place-index'
import { readGazetteer } from '@menagerie/web/features/stores/places/read-gazetteer'
import type { StoreFile, StoreFileRow } from '@menagerie/web/features/stores/store-file'
import type { Bench } from '../bench.ts'
import { type BenchRow, toBenchValue, toPercentile } from '../row.ts'
import { measureFinderPage } from './measure-finder-page.ts'

const JUDGED = new URL('../../../web/src/features/stores/places/judged-places.txt', import.meta.url)
const MOST_QUERY_MS = 5
const MOST_CLUSTER_MS = 100
const STORES = 10_000
const ID = 'STORES'

/** Measures the store finder: places by name and the grouping of a map's stores, in this process; its page in a browser. */
export async function measureStores(bench: Bench): Promise<BenchRow[]> {
  bench.say('reading the gazetteer')
  const rounds = bench.quick ? 2 : 5
  const gazetteer = readGazetteer([...new Set(BRAND_LOCALES.map(({ country }) => country))])
  const queries = readQueries()
  const rows = [...gazetteer].map(([country, file]) => {
    const index = createPlaceIndex(file)
    const run = () => queries.map((query) => time(() => index.find(query, { language: 'en', limit: 6 })))
    run()
    const runs = Array.from({ length: rounds }, run)
    // Takes the median of the runs of each query, because other work of the machine would make the slowest of thousands.
    const medians = queries.map((_, at) =>
      toPercentile(
        runs.map((times) => times[at] ?? 0),
        0.5,
      ),
    )
    return { country, towns: file.size.length, value: toBenchValue([toPercentile(medians, 0.99)], 'ms') }
  })
  const slowest = rows.toSorted((a, b) => b.value.median - a.value.median)[0]
  const world = rows.find(({ country }) => country === WORLD)
  return [
    toPlaceRow('the country that takes longest', slowest),
    toPlaceRow('the world', world),
    ...measureClusters(rounds),
    ...(await measureFinderPage(bench)),
  ]
}

/** Returns every beginning of every judged query, as a visitor types it letter by letter. */
function readQueries(): string[] {
  const rows = readFileSync(JUDGED, 'utf8').match(/(?:^|; )[^=;#\n]+=/gm) ?? []
  const texts = rows.map((row) => row.replace(/^; |=$/g, ''))
  return texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
}

type FinderFigure = { country: string; towns: number; value: ReturnType<typeof toBenchValue> }

function toPlaceRow(which: string, measured: FinderFigure | undefined): BenchRow {
  const { country, towns, value } = measured ?? { country: '', towns: 0, value: toBenchValue([Number.NaN], 'ms') }
  return {
    id: ID,
    what: `place query p99, ${which} (${country}, ${towns} towns)`,
    baseline: '',
    value,
    figure: `${value.median.toFixed(2)} ms`,
    goal: `≤ ${MOST_QUERY_MS} ms`,
    met: value.median <= MOST_QUERY_MS,
  }
}

const EUROPE = [-10, 36, 30, 61] as const
const COUNTRIES_ZOOM = 5
/** Zoom at which the map groups stores by towns instead of regions. */
const TOWNS_ZOOM = 9

function measureClusters(rounds: number): BenchRow[] {
  const text = JSON.stringify(toFile(STORES))
  const runs = Array.from({ length: rounds }, () => {
    const parsed = time(() => JSON.parse(text))
    let keeper: MarkKeeper | undefined
    const first = time(() => {
      keeper = createMarkKeeper(JSON.parse(text))
      keeper.at([...EUROPE], COUNTRIES_ZOOM)
    })
    return { parsed, first, near: time(() => keeper?.at([...EUROPE], TOWNS_ZOOM)) }
  })
  const parse = `${toBenchValue(
    runs.map(({ parsed }) => parsed),
    'ms',
  ).median.toFixed(0)} ms to parse the file`
  const toRow = (what: string, times: number[]): BenchRow => {
    const value = toBenchValue(times, 'ms')
    return {
      id: ID,
      what: `${STORES} stores ${what}, as the map's worker does it`,
      value,
      baseline: parse,
      figure: `${value.median.toFixed(0)} ms`,
      goal: `≤ ${MOST_CLUSTER_MS} ms`,
      met: value.median <= MOST_CLUSTER_MS,
    }
  }
  return [
    toRow(
      'from their file to the first marks',
      runs.map(({ first }) => first),
    ),
    toRow(
      'put together anew for towns',
      runs.map(({ near }) => near),
    ),
  ]
}

function toFile(count: number): StoreFile {
  const stores = Array.from({ length: count }, (_, at): StoreFileRow => {
    const [lat, lng] = [36 + ((at * 7919) % 25_000) / 1_000, -9 + ((at * 104_729) % 39_000) / 1_000]
    const lines = `Street ${at % 200}\n${10_000 + at} Town`
    return [
      `store-${at}`,
      `Store number ${at}`,
      `store-number-${at}`,
      1,
      lat,
      lng,
      lines,
      '030 555 0123',
      `+31305${at}`,
      '',
      0,
    ]
  })
  const words = { directions: 'Directions', website: 'Website', hours: 'Hours', closed: 'closed', newTab: 'new tab' }
  return { folder: '/stores/', words, hours: [{ code: 'Mo 09:00-18:00', zone: 'Europe/Paris', week: [] }], stores }
}

function time(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
