import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { watchStudio } from './watch-paint.ts'

const PLACE = '/__payload-preview/'
const LIBRARY = dirname(createRequire(import.meta.url).resolve('payload-live-preview'))
const SHOWN = '.menagerie-preview iframe'

/** Draws the title of each block and nothing else: the least that every page would have to draw. */
const PREVIEW = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Preview</title><main></main><script type="module">
  import { ready, subscribe } from './library/index.js'
  const serverURL = location.origin
  const initialData = await (await fetch('/api/pages/' + location.hash.slice(1) + '?depth=0')).json()
  const titles = document.querySelector('main')
  function draw({ main = [] }) {
    for (const [at, { blockTitle = '' }] of main.entries()) {
      const title = titles.children[at] ?? titles.appendChild(document.createElement('h2'))
      if (title.textContent !== blockTitle) title.textContent = blockTitle
    }
  }
  draw(initialData)
  subscribe({ callback: draw, depth: 0, initialData, serverURL })
  ready({ serverURL })
  parent.postMessage({ type: 'menagerie-preview-shown', number: 0, result: 'shown' }, serverURL)
</script></html>`

/**
 * Does in the studio what Payload's `LivePreviewWindow` does: passes each change of the form to the page in the
 * window, when our own pane would ask the studio.
 */
const toStudioScript = (id: string) => `{
  const { fetch } = window
  const address = location.origin + '${PLACE}?mode=edit#${id}'
  window.fetch = async (url, init) => {
    if (!String(url).endsWith('/api/preview')) return fetch(url, init)
    const { collection, values } = JSON.parse(init.body)
    const message = { type: 'payload-live-preview', collectionSlug: collection, data: { ...values, id: '${id}' } }
    window.frames[0]?.postMessage(message, location.origin)
    return Response.json({ address, token: 'none' })
  }
}`

type PayloadPreview = { page: Page; frame: Frame; close: () => Promise<void> }

/**
 * Opens the same form with Payload's own live preview beside it, through its library for pages, `@payloadcms/live-preview`. It is installed
 * under another name, because its versions end before the studio's and Payload refuses a mixture of versions that it knows by name.
 */
export async function openPayloadPreview(
  browser: Browser,
  signedIn: BrowserContext,
  address: string,
): Promise<PayloadPreview> {
  const id = address.slice(address.lastIndexOf('/') + 1)
  // The studio accepts only pages of the sites.
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
    storageState: await signedIn.storageState(),
  })
  await context.route(`**${PLACE}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === PLACE) return route.fulfill({ contentType: 'text/html', body: PREVIEW })
    const body = await readFile(join(LIBRARY, pathname.slice(`${PLACE}library/`.length)))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const page = await context.newPage()
  await watchStudio(page)
  await page.addInitScript(toStudioScript(id))
  await page.goto(address)
  await page.frameLocator(SHOWN).locator('h2').last().waitFor({ state: 'attached' })
  const frame = page.frames().find((each) => each.url().includes(PLACE))
  if (frame === undefined) throw new Error('The form shows no preview of Payload’s')
  return { page, frame, close: () => context.close() }
}
