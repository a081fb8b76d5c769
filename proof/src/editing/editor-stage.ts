import { randomUUID } from 'node:crypto'
import { type AdminSession, openAdminSession } from '@menagerie/bench/studio/admin-session'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import { listPictures } from './replace-picture.ts'

/** Long enough for a studio on a busy machine. Nothing here measures speed. */
const PATIENCE_MS = 90_000
const SITE = `${MAIN_BRAND}/nl_NL`

export type EditorStage = {
  context: BrowserContext
  page: Page
  frame: FrameLocator
  admin: AdminSession
  document: { id: string; path: string }
  pictures: Awaited<ReturnType<typeof listPictures>>
  close: () => Promise<void>
}

/** Opens a new page with three banners in the studio, with its form, and with the first of some pictures. */
export async function openEditorStage(browser: Browser, origin: string): Promise<EditorStage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(PATIENCE_MS)
  const admin = await openAdminSession(context, origin)
  const pictures = await listPictures(admin)
  const path = `sessie-${randomUUID().slice(0, 8)}`
  const { id } = await admin.create('pages', {
    site: SITE,
    title: 'Sessie',
    path,
    template: 'Default',
    _status: 'draft',
    image: pictures[0]?.id,
    main: ['Een', 'Twee', 'Drie'].map((blockTitle) => ({ blockType: 'CtaBanner', colorTheme: '1', blockTitle })),
  })
  await admin.prefer('collection-pages', { editViewType: 'live-preview' })
  const page = await context.newPage()
  // The form learns of a newer version only when it saves, or when the session allows it.
  await page.route('**/api/presence', (route) => route.abort())
  await page.goto(`${origin}/admin/collections/pages/${id}`)
  const frame = page.frameLocator('.menagerie-preview iframe')
  const last = frame.getByRole('button', { name: /, 3 of 3 in Main area/ })
  await last.waitFor().catch(async (error: Error) => {
    throw new Error(`${error.message}; ${await readOpening(page)}`)
  })
  return {
    context,
    page,
    frame,
    admin,
    document: { id, path },
    pictures,
    async close() {
      await page.close()
      await admin.remove('pages', id)
      await context.close()
    },
  }
}

/** Waits until a value is as wanted. Returns the last value when the time is over. */
export async function findDifference(read: () => Promise<string>, wanted: string): Promise<string | undefined> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await read().catch((error: unknown) => `unreadable: ${String(error)}`)
    if (found === wanted) return undefined
    if (Date.now() > until) return `${found} instead of ${wanted}`
    await new Promise((next) => setTimeout(next, 100))
  }
}

export const waitUntilSaved = ({ page }: Pick<EditorStage, 'page'>): Promise<void> =>
  page.locator('.menagerie-saves__status').getByText('Saved', { exact: true }).waitFor()

/** Returns the contents of the form and the place of the focus, for a session that failed. */
export const readForm = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLInputElement>('[id^=main-row-] input[id$=__id]')]
    const { tagName, id } = document.activeElement ?? {}
    return `${tagName}#${id} has the focus; rows ${rows.map((row) => row.value).join(', ')}`
  })

/** Returns what is shown in place of the page and around it, for a session that did not open. */
async function readOpening(page: Page): Promise<string> {
  const readLine = async (words: Promise<string>) => (await words.catch(String)).replace(/\s+/g, ' ').slice(0, 400)
  const pane = await readLine(page.locator('.menagerie-preview').innerText({ timeout: 5_000 }))
  const texts = page.frames().map(async (frame) => {
    const text = await readLine(frame.locator('body').innerText({ timeout: 5_000 }))
    return `${frame.url()}: ${text}`
  })
  return [`the pane says ${pane}`, ...(await Promise.all(texts))].join('; ')
}
