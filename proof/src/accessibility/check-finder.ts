import type { Page } from '@playwright/test'
import { addUp, type PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { findFinderParts, openInfoWindow, openSuggestions } from '../pages/finder-parts.ts'
import { beginLooks } from './looks.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 900 }

/** Checks the store finder with its suggestions open, without a match, and with a store open on its map. Nothing is requested from other origins. */
export async function checkFinderByAxe(page: Page, each: PageOfKind): Promise<PageChecks> {
  const looks = beginLooks(page)
  const parts = findFinderParts(page, each)
  const { origin } = new URL(each.url)
  const elsewhere = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.add(url.origin)
  })
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto(each.url)
    await openSuggestions(parts)
    await looks.look(`${viewport.width} px, suggestions open`)
    await page.goto(`${each.url}?place=xyzzyq`)
    await looks.look(`${viewport.width} px, no match`)
  }
  await page.goto(each.url)
  await openInfoWindow(parts)
  await looks.look('a store open on the map')
  page.removeAllListeners('request')
  return addUp([looks, { reasons: [...elsewhere].map((other) => `asks ${other} before consent`), count: 0 }])
}
