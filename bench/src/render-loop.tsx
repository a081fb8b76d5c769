import { join } from 'node:path'
import { findById, localesOf } from '@menagerie/brands/locales'
import { translator } from '@menagerie/brands/messages'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { BLOCK_SCHEMAS } from '../../site/src/blocks/block-schemas.ts'
import { readEnv } from '../../site/src/platform/env.ts'
import { checkBlocksWith } from '../../site/src/replica/check-blocks.ts'
import { openReplica } from '../../site/src/replica/open-replica.ts'
import { LISTS } from '../../site/src/replica/to-listings.ts'
import { contextCreator } from '../../site/src/server/create-context.ts'
import { FragmentCache } from '../../site/src/server/fragment-cache.ts'
import { assetsFrom, readManifest } from '../../site/src/server/manifest.ts'
import { addressingOf } from '../../site/src/server/origins.ts'
import { openPageStyles } from '../../site/src/server/page-styles.ts'
import { renderRoute } from '../../site/src/server/render-route.ts'
import { renderDocument, renderErrorDocument } from '../../site/src/templates/render-document.tsx'
import { resolveRoute } from '../../site/src/templates/resolve-route.ts'

/**
 * P9 in process: whole product pages from the replica's reads to the HTML's last byte, compression left out. Bundled like
 * the site, run on one core. Prints `{pages, react}` per second; `react` renders 510 plain elements for comparison.
 */
const SECONDS = 4
const [root = '', siteId = ''] = process.argv.slice(2)
const env = readEnv(process.env, root)
const site = findById(siteId) ?? localesOf('tailwell')[0]
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
    clock: Date.now,
  },
  new FragmentCache(),
)
const reader = replica.reader(site, new Set())
const paths = reader.list(LISTS.products).flatMap((sku) => reader.pathOf('product', sku) ?? [])
if (paths.length === 0) throw new Error(`No products in ${site.id}`)

const pages = countPerSecond((round) => {
  const path = paths[round % paths.length] ?? ''
  const rendered = renderRoute({ resolveRoute, renderDocument, renderErrorDocument }, createContext, site, path)
  if (rendered.status !== 200) throw new Error(`${rendered.status} at ${path}`)
  return rendered.html.length
})
const rows = Array.from({ length: 170 }, (_, at) =>
  createElement(
    'li',
    { key: at, className: 'row' },
    createElement('a', { href: `/${at}/` }, `Row ${at}`),
    createElement('b', null, at),
  ),
)
const react = countPerSecond(() => renderToString(createElement('ul', null, rows)).length)
replica.close()
console.log(JSON.stringify({ pages, react, products: paths.length }))

function countPerSecond(work: (round: number) => number): number {
  for (let round = 0; round < 2_000; round += 1) work(round)
  const began = performance.now()
  let rounds = 0
  let bytes = 0
  while (performance.now() - began < SECONDS * 1000) {
    bytes += work(rounds)
    rounds += 1
  }
  if (bytes === 0) throw new Error('nothing was rendered')
  return Math.round((rounds * 1000) / (performance.now() - began))
}
