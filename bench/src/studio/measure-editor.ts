import type { Browser, BrowserContext, Frame, Locator, Page } from '@playwright/test'
import type { Bench } from '../bench.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { prepareProduct } from '../demo-data.ts'
import { startWholeProduct } from '../product.ts'
import type { BenchRow } from '../row.ts'
import { type AdminSession, openAdminSession } from './admin-session.ts'
import { toOpenRow, toPaintRow, toPressRow, toWordsRow } from './editor-rows.ts'
import { BLOCKS_OF_LONG_PAGE, toLongPage } from './long-page.ts'
import { openPayloadPreview } from './payload-preview.ts'
import { readFocusAt, readKeyAt, readPainted, readPressAt, watchPainted, watchStudio } from './watch-paint.ts'

/** Time for a studio to start, on a busy machine. */
const PATIENCE_MS = 60_000
/** Pause between two keys of an editor that types slowly, so that none is skipped. */
const PAUSE_MS = 120
/** Where text is typed: a field of a row, and the elements of the page that show it. */
type TypedText = { row: number; field: string; shown: string; read: (field: Locator) => Promise<string> }
const TITLE: TypedText = {
  row: 3,
  field: '#field-main__3__blockTitle',
  shown: 'h2',
  read: (field) => field.inputValue(),
}
const WORDS: TypedText = {
  row: 2,
  field: '#main-row-2 [contenteditable=true]',
  shown: 'p',
  read: async (field) => (await field.textContent()) ?? '',
}
const ROW_MS = 5_000

type Sizes = { keys: number; presses: number; opens: number }
const WHOLE: Sizes = { keys: 100, presses: 30, opens: 7 }
const QUICK: Sizes = { keys: 15, presses: 6, opens: 2 }

/** P17: measures editing a page of thirty blocks, in the whole product. */
export async function measureEditor(bench: Bench): Promise<BenchRow[]> {
  const { folder, quick, say } = bench
  await prepareProduct(folder, say)
  const product = await startWholeProduct(folder, { SEARCH_ENGINE: 'off' })
  try {
    return await measureEditorAt(product.admin, quick ? QUICK : WHOLE, say)
  } finally {
    await product.stop()
  }
}

/** Measures the editor of a running studio. */
async function measureEditorAt(admin: string, sizes: Sizes, say: Bench['say']): Promise<BenchRow[]> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    context.setDefaultTimeout(PATIENCE_MS)
    const session = await openAdminSession(context, admin)
    const { id } = await session.create('pages', toLongPage())
    const rows = await measureOn({ browser, context, session, admin, id }, sizes, say)
    await session.remove('pages', id)
    return rows
  } finally {
    await browser.close()
  }
}

type Stage = { browser: Browser; context: BrowserContext; session: AdminSession; admin: string; id: string }

async function measureOn(
  { browser, context, session, admin, id }: Stage,
  sizes: Sizes,
  say: Bench['say'],
): Promise<BenchRow[]> {
  const address = `${admin}/admin/collections/pages/${id}`
  const page = await context.newPage()
  await watchStudio(page)
  say(`${sizes.opens}× opening the edit view of ${BLOCKS_OF_LONG_PAGE} blocks`)
  await session.prefer('collection-pages', { editViewType: 'live-preview' })
  const opens = await measureOpens(page, address, sizes.opens)
  say(`${sizes.keys} keys, the page drawn by the site`)
  const frame = await openEditor(page, address)
  const own = await measureKeys(page, frame, sizes.keys, TITLE)
  say(`${sizes.keys} keys in formatted text`)
  const words = await measureKeys(page, frame, sizes.keys, WORDS)
  say(`${sizes.presses} presses on blocks`)
  const presses = await measurePresses(page, frame, sizes.presses)
  await page.close()
  say(`${sizes.keys} keys, titles drawn by Payload's own live preview`)
  const payloads = await measurePayloadKeys(browser, context, address, sizes.keys)
  return [toPaintRow(own, payloads), toWordsRow(words), toPressRow(presses), toOpenRow(opens)]
}

async function openEditor(page: Page, address: string): Promise<Frame> {
  await page.goto(address)
  const shown = page.frameLocator('.menagerie-preview iframe')
  await shown
    .getByRole('button', { name: new RegExp(`, ${BLOCKS_OF_LONG_PAGE} of ${BLOCKS_OF_LONG_PAGE} in Main area`) })
    .waitFor({ state: 'attached' })
  return findFrame(page)
}

function findFrame(page: Page): Frame {
  const found = page.frames().find((frame) => frame.url().includes('/__preview/'))
  if (found === undefined) throw new Error('The page shows no preview')
  return found
}

async function measureOpens(page: Page, address: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let at = -1; at < count; at += 1) {
    await page.goto('about:blank')
    const began = performance.now()
    await openEditor(page, address)
    // The first time loads the studio into the browser.
    if (at >= 0) times.push(performance.now() - began)
  }
  return times
}

async function measureKeys(page: Page, frame: Frame, count: number, typed: TypedText): Promise<number[]> {
  const row = page.locator(`#main-row-${typed.row}`)
  const field = page.locator(typed.field)
  // The form draws a row when it comes into view, and an answer of the studio may close a row that was just opened.
  await row.scrollIntoViewIfNeeded()
  while (!(await isSoonThere(field))) await row.locator('.collapsible__toggle').first().click()
  await field.focus()
  await field.press('Control+End')
  const times: number[] = []
  for (let at = -5; at < count; at += 1) {
    const letter = 'abcdefghij'.charAt(Math.abs(at) % 10)
    await watchPainted(frame, `${await typed.read(field)}${letter}`, typed.shown)
    await page.keyboard.press(letter)
    const painted = await readPainted(frame)
    if (at >= 0) times.push(painted - (await readKeyAt(page)))
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

/** Measures the same editor in the same form with the same document. */
async function measurePayloadKeys(browser: Browser, signedIn: BrowserContext, address: string, count: number) {
  const { page, frame, close } = await openPayloadPreview(browser, signedIn, address)
  const times = await measureKeys(page, frame, count, TITLE)
  await close()
  return times
}

const isSoonThere = (field: Locator) =>
  field.waitFor({ timeout: ROW_MS }).then(
    () => true,
    () => false,
  )

async function measurePresses(page: Page, frame: Frame, count: number): Promise<number[]> {
  const times: number[] = []
  for (let at = -2; at < count; at += 1) {
    // Far apart, so that each block has to be scrolled to.
    const block = ((at + 2) * 7) % BLOCKS_OF_LONG_PAGE
    const tag = frame.getByRole('button', { name: new RegExp(`, ${block + 1} of ${BLOCKS_OF_LONG_PAGE} in Main area`) })
    await tag.scrollIntoViewIfNeeded()
    const since: number = await page.evaluate('performance.timeOrigin + performance.now()')
    await tag.click()
    const focused = await readFocusAt(page, `main-row-${block}`, since)
    if (at >= 0) times.push(focused - (await readPressAt(frame)))
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}
