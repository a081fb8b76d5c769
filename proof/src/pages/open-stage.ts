import { join } from 'node:path'
import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { Browser } from '@playwright/test'
import { waitForSearch } from '../../../scripts/start/wait-for-search.ts'
import { prepareDemo } from '../demo-snapshot.ts'
import { atEnd } from '../endings.ts'
import { createSiteProcess } from '../site-process.ts'
import { findPagesOfKinds, type PageOfKind } from './find-pages.ts'
import { findSearchPages } from './search-pages.ts'
import { toLinksOf } from './site-links.ts'
import { findWantedSites } from './wanted-sites.ts'

type PageStage = { browser: Browser; pages: readonly PageOfKind[]; replicaDir: string }

/** Gives visitors the addresses in their `X-Forwarded-For`. */
const ENV = { SEARCH_ENGINE: 'embedded', TRUSTED_PROXIES: '127.0.0.1,::1' }

/** Opens a site with the demo and its search, a browser, and a page of every kind in every country that is checked. */
export async function openStage(folder: string): Promise<PageStage> {
  const snapshot = await prepareDemo(folder)
  // Pictures are generated once for all parts. Whether they are correct is checked by the crawl.
  const images = join(folder, '../images')
  const site = await createSiteProcess(folder, { SNAPSHOT: snapshot, IMAGE_CACHE_DIR: images, ...ENV })
  await site.start()
  const linksOf = toLinksOf(site.ports)
  await waitForSearch(`http://localhost:${site.ports.main}`)
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const ofSearch = await Promise.all(findWantedSites().map((each) => findSearchPages(each, linksOf(each))))
  const pages = [...(await findPagesOfKinds(site.replicaDir, site.ports)), ...ofSearch.flat()]
  return { browser, pages, replicaDir: site.replicaDir }
}
