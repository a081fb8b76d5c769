import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { Browser } from '@playwright/test'
import { prepareDemo } from '../demo-snapshot.ts'
import { atEnd } from '../endings.ts'
import { createSiteProcess } from '../site-process.ts'
import { findPages, type PageOfKind } from './find-pages.ts'

export type Stage = { browser: Browser; pages: readonly PageOfKind[]; replicaDir: string }

/** A site with the demo, a browser, and a page of every kind in every country. `PROOF_SITES=ID,ID` looks at these only. */
export async function openStage(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const snapshot = await prepareDemo(folder)
  const site = await createSiteProcess(folder, { SNAPSHOT: snapshot, SEARCH_ENGINE: 'off', ...env })
  await site.start()
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const wanted = process.env.PROOF_SITES?.split(',')
  const pages = await findPages(site.replicaDir, site.ports)
  return {
    browser,
    pages: pages.filter(({ site: { id } }) => wanted?.includes(id) ?? true),
    replicaDir: site.replicaDir,
  }
}
