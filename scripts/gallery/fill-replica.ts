import { rmSync } from 'node:fs'
import { CONTRACT_VERSION, type FeedChange } from '@menagerie/contract/feed'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { BLOCK_EXAMPLES } from '../../web/src/blocks/block-examples.ts'
import { toExampleEntries } from '../../web/src/blocks/testing/example-entries.ts'
import { page } from '../../web/src/content/testing/entries.ts'
import { openReplica } from '../../web/src/replica/open-replica.ts'
import type { AnyPublished } from '../../web/src/replica/reader.ts'

/** Fills a replica with what the examples name and nothing else, in every brand-locale. */
export async function fillReplica(dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true })
  const replica = openReplica({ dir })
  try {
    const changes = BRAND_LOCALES.flatMap((site) => [toHome(site), ...toExampleEntries(site)].map(toChange))
    const load = replica.startFullLoad('examples')
    await load.add({ contractVersion: CONTRACT_VERSION, epoch: 'examples', cursor: 'examples', more: false, changes })
    await load.finish()
  } finally {
    replica.close()
  }
}

/** Makes a home page with the first example of every block, to show them together on one page. */
function toHome({ brand, code }: BrandLocale): AnyPublished {
  const main = Object.values(BLOCK_EXAMPLES).flatMap(([first]) => first ?? [])
  const blocks = main.map((block) => ({ ...block, id: `${block.blockType}-${block.id}` }))
  const areas = { extras: [], miniBanners: [], main: blocks }
  return page('example-home', '', { template: 'Homepage', title: 'Examples', areas }, { brand, locale: code })
}

function toChange({ kind, brand, locale, key, path, body }: AnyPublished): FeedChange {
  return { kind, brand, locale, key, path: path ?? null, deleted: false, body }
}
