import { join } from 'node:path'
import { findById } from '@menagerie/brands/locales'
import { translator } from '@menagerie/brands/messages'
import { BLOCK_SCHEMAS } from '../../site/src/blocks/block-schemas.ts'
import { readEnv } from '../../site/src/platform/env.ts'
import { checkBlocksWith } from '../../site/src/replica/check-blocks.ts'
import { openReplica } from '../../site/src/replica/open-replica.ts'
import { LISTS } from '../../site/src/replica/to-listings.ts'
import { FragmentCache } from '../../site/src/server/cache/fragment-cache.ts'
import { addressingOf } from '../../site/src/server/http/origins.ts'
import { contextCreator } from '../../site/src/server/pages/create-context.ts'
import { assetsFrom, readManifest } from '../../site/src/server/pages/manifest.ts'
import { openPageStyles } from '../../site/src/server/pages/page-styles.ts'
import { renderRoute } from '../../site/src/server/pages/render-route.ts'
import { SITE_TEMPLATES } from '../../site/src/templates/site-templates.ts'
import { countPerSecond, renderReact } from './react-loop.ts'

/**
 * P9 in process: whole product pages from the replica's reads to the HTML's last byte, compression left out. Bundled like
 * the site, run on one core. Prints `{pages, react}` per second, one number per round, taken in turn.
 */
const [root = '', siteId = '', rounds = '', seconds = ''] = process.argv.slice(2)
const env = readEnv(process.env, root)
const site = findById(siteId)
if (!env.ok || !site) throw new Error('No usable environment or brand-locale')
const replica = openReplica({ dir: env.value.REPLICA_DIR, validateBlocks: checkBlocksWith(BLOCK_SCHEMAS) })
const client = join(root, 'site/dist/client')
const manifest = readManifest(join(client, 'manifest.json'))
const createContext = contextCreator(
  {
    addressing: addressingOf(env.value),
    replica,
    translatorOf: translator,
    assetsOf: assetsFrom(manifest, openPageStyles(manifest.styles, join(client, 'parts'), { https: false })),
    services: [],
    clock: Date.now,
  },
  new FragmentCache(),
)
const reader = replica.reader(site, new Set())
const paths = reader.list(LISTS.products).flatMap((sku) => reader.pathOf('product', sku) ?? [])
if (paths.length === 0) throw new Error(`No products in ${site.id}`)

const renderPage = (round: number) => {
  const path = paths[round % paths.length] ?? ''
  const rendered = renderRoute(SITE_TEMPLATES, createContext, site, path)
  if (rendered.status !== 200) throw new Error(`${rendered.status} at ${path}`)
  return rendered.text.length
}
const figures = { pages: [] as number[], react: [] as number[], products: paths.length }
for (let round = 0; round < 2_000; round += 1) renderPage(round) + renderReact()
for (let round = 0; round < Number(rounds); round += 1) {
  figures.pages.push(countPerSecond(Number(seconds), renderPage))
  figures.react.push(countPerSecond(Number(seconds), renderReact))
}
replica.close()
console.log(JSON.stringify(figures))
