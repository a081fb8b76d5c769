import { join } from 'node:path'
import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { Browser } from '@playwright/test'
import { prepareDemo } from '../demo-snapshot.ts'
import { atEnd } from '../endings.ts'
import { createSiteProcess } from '../site-process.ts'
import { findPages, type PageOfKind } from './find-pages.ts'

export type Stage = { browser: Browser; pages: readonly PageOfKind[]; replicaDir: string }

/** Visitors come from where their `X-Forwarded-For` says. */
const ENV = { SEARCH_ENGINE: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' }

/** A site with the demo, a browser, and a page of every kind in every country that is looked at. */
export async function openStage(folder: string): Promise<Stage> {
  const snapshot = await prepareDemo(folder)
  // Pictures are made once for all parts, and how is the crawl's business.
  const images = join(folder, '../images')
  const site = await createSiteProcess(folder, { SNAPSHOT: snapshot, IMAGE_CACHE_DIR: images, ...ENV })
  await site.start()
  const browser = await openBrowser()
  atEnd(() => browser.close())
  return { browser, pages: await findPages(site.replicaDir, site.ports), replicaDir: site.replicaDir }
}
