import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { BLOCK_SCHEMAS } from '../../web/src/blocks/block-schemas.ts'
import { encode } from '../../web/src/platform/content-encoding.ts'
import { readEnv } from '../../web/src/platform/env.ts'
import { checkBlocksWith } from '../../web/src/replica/check-blocks.ts'
import { openReplica } from '../../web/src/replica/open-replica.ts'
import { LISTS } from '../../web/src/replica/to-listings.ts'
import { FragmentCache } from '../../web/src/server/cache/fragment-cache.ts'
import { addressingOf } from '../../web/src/server/http/origins.ts'
import { contextCreator } from '../../web/src/server/pages/create-context.ts'
import { readBuildManifest } from '../../web/src/server/pages/manifest.ts'
import { assetsFrom } from '../../web/src/server/pages/page-assets.ts'
import { openPageStyles } from '../../web/src/server/pages/page-styles.ts'
import { findRoute, renderFound } from '../../web/src/server/pages/render-route.ts'
import { SITE_TEMPLATES } from '../../web/src/templates/site-templates.ts'
import { readBundleSources, toCostShares } from './cost-shares.ts'
import { countElements, countPerSecond, createReactLoop } from './react-loop.ts'

/**
 * P9 in process: renders whole product pages, from the replica's reads to the HTML's last byte, without compression. It is bundled like the site
 * and runs on one core. It prints `{pages, react}` per second of processor time, one number per round, taken in turn; React draws as many
 * elements as the pages have on average. Then it prints the cost of a page, packing included, by feature (`cost-shares.ts`).
 */
const SAMPLE_MICROSECONDS = 200
const [root = '', siteId = '', rounds = '', seconds = ''] = process.argv.slice(2)
const env = readEnv(process.env, root)
const site = findById(siteId)
if (!env.ok || !site) throw new Error('No usable environment or brand-locale')
const replica = openReplica({ dir: env.value.REPLICA_DIR, validateBlocks: checkBlocksWith(BLOCK_SCHEMAS) })
const client = join(root, 'web/dist/client')
const manifest = readBuildManifest(join(client, 'manifest.json'))
const createContext = contextCreator(
  {
    addressing: addressingOf(env.value),
    replica,
    translatorOf: translator,
    assetsOf: assetsFrom(manifest, openPageStyles(manifest.styles, client, {})),
    services: [],
    places: () => undefined,
    clock: Date.now,
  },
  new FragmentCache(),
)
const reader = replica.reader(site, new Set())
const paths = reader.list(LISTS.products).flatMap((sku) => reader.pathOf('product', sku) ?? [])
if (paths.length === 0) throw new Error(`No products in ${site.id}`)

const drawPage = (round: number) => {
  const path = paths[round % paths.length] ?? ''
  const found = findRoute(SITE_TEMPLATES, createContext, { site, path })
  if ('error' in found || found.route.status !== 200) throw new Error(`no page at ${path}`)
  const rendered = renderFound(SITE_TEMPLATES, found, found.route)
  if (rendered === undefined || 'error' in rendered) throw new Error(`no text at ${path}`)
  return rendered.text
}
const counted = paths.map((_, at) => countElements(drawPage(at)))
const elements = Math.round(counted.reduce((sum, each) => sum + each, 0) / counted.length)
const { render: renderReact } = createReactLoop(elements)
const renderPage = (round: number) => drawPage(round).length
const figures = { pages: [] as number[], react: [] as number[], products: paths.length, elements }
for (let round = 0; round < 2_000; round += 1) renderPage(round) + renderReact()
for (let round = 0; round < Number(rounds); round += 1) {
  figures.pages.push(countPerSecond(Number(seconds), renderPage))
  figures.react.push(countPerSecond(Number(seconds), renderReact))
}

const packPage = (round: number) => encode(Buffer.from(drawPage(round)), 'br').length
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
await session.post('Profiler.start')
countPerSecond(Number(seconds), packPage)
const { profile } = await session.post('Profiler.stop')
const { nodes, samples = [], timeDeltas = [] } = profile
const sourceAt = readBundleSources(readFileSync(process.argv[1] ?? '', 'utf8'))
const costs = toCostShares({ nodes, samples, timeDeltas }, sourceAt)
replica.close()
console.log(JSON.stringify({ ...figures, costs }))
