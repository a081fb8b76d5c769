import { setTimeout as sleep } from 'node:timers/promises'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { ProofSite } from '../site-process.ts'
import type { CallStudio } from './call-studio.ts'

export const FINDER_PATH = '/nl-nl/verkooppunten/'
const PAGE = { title: 'Verkooppunten', site: `${MAIN_BRAND}/nl_NL`, path: 'verkooppunten', template: 'StoreLocator' }
/** As many as a country of the demo has. */
const STORES = 100
const ARRIVAL_MS = 60_000

/** Publishes a store finder in an empty studio, and waits until the site has it. */
export async function openFinder(call: CallStudio, site: ProofSite): Promise<void> {
  for (let n = 0; n < STORES; n += 1) await create(call, '/api/stores', toStore(n))
  await create(call, '/api/pages', { ...PAGE, _status: 'published' })
  for (const deadline = Date.now() + ARRIVAL_MS; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`http://127.0.0.1:${site.ports.main}${FINDER_PATH}`)
    if (answer.status === 200 && (await answer.text()).includes(toStore(STORES - 1).name)) return
  }
  throw new Error('The store finder does not arrive at the site')
}

async function create(call: CallStudio, path: string, body: object): Promise<void> {
  const { status, text } = await call('POST', path, body)
  if (status !== 201) throw new Error(`${path} is answered with ${status}: ${text.slice(0, 300)}`)
}

/** Makes shops in rows across the country. */
const toStore = (n: number) => ({
  name: `Dierenwinkel ${String(n).padStart(3, '0')}`,
  point_of_sale: 'offline',
  brands: [MAIN_BRAND],
  is_featured: true,
  street1: `Dorpsstraat ${n + 1}`,
  postal_code: '3511 AA',
  city: 'Utrecht',
  country: 'NL',
  lat: String(51.5 + (n % 10) * 0.15),
  lng: String(4.5 + Math.floor(n / 10) * 0.2),
})
