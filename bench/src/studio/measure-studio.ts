import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { Bench } from '../bench.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { prepareProduct } from '../demo-data.ts'
import { startWholeProduct } from '../product.ts'
import { type BenchRow, toBenchValue, toMedian, toPercentile } from '../row.ts'
import { type AdminSession, openAdminSession } from './admin-session.ts'
import { toLongPage } from './long-page.ts'

const PATIENCE_MS = 60_000
const LIST_MS = 1_000
const OPEN_MS = 1_500
const SAVE_MS = 500
const USES_MS = 300
const KEY_MS = 200
/** Texts that an editor types to find a picture. */
const TYPED = ['h', 'ho', 'hon', 'hond', 'kat', 'paard', '']

/** Measures what an editor often waits for, in the whole product. */
export async function measureStudio({ folder, quick, say }: Bench): Promise<BenchRow[]> {
  await prepareProduct(folder, say)
  const product = await startWholeProduct(folder, { SEARCH_ENGINE: 'off' })
  try {
    return await measureStudioAt(product.admin, quick ? 3 : 9)
  } finally {
    await product.stop()
  }
}

/** Measures a running studio. */
async function measureStudioAt(admin: string, times: number): Promise<BenchRow[]> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(PATIENCE_MS)
    const session = await openAdminSession(context, admin)
    return [...(await measureViews({ context, session, admin, times })), ...(await measureCalls(session, times))]
  } finally {
    await browser.close()
  }
}

const found = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })
const HOME = `where[site][equals]=${MAIN_BRAND}/nl_NL&where[template][equals]=Homepage`
const findOne = async (session: AdminSession, query: string) =>
  found.parse(await session.read(`/${query}&limit=1&depth=0`)).docs[0]?.id ?? ''

type Views = { context: BrowserContext; session: AdminSession; admin: string; times: number }

async function measureViews({ context, session, admin, times }: Views): Promise<BenchRow[]> {
  const home = await findOne(session, `pages?${HOME}`)
  await session.prefer('collection-pages', { editViewType: 'default' })
  const page = await context.newPage()
  const open = (path: string, ready: string) => () => openView(page, `${admin}/admin/collections/${path}`, ready)
  const list = await measure(times, open('pages', '.collection-list table tbody tr'))
  const form = await measure(times, open(`pages/${home}`, '.menagerie-saves__status[data-state="saved"]'))
  await page.close()
  return [
    toRow('a list opens, to its rows', list, LIST_MS),
    toRow('the form of a home page opens, to be written in', form, OPEN_MS),
  ]
}

async function openView(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor()
}

async function measureCalls(session: AdminSession, times: number): Promise<BenchRow[]> {
  const { id } = await session.create('pages', toLongPage())
  let at = 0
  const save = await measure(times, () =>
    session.update('pages', id, { title: `Dertig ${++at}`, _status: 'published' }),
  )
  await session.remove('pages', id)
  const picture = await findOne(session, 'media?sort=createdAt')
  const uses = await measure(times, () => session.read(`/where-used/media/${picture}`))
  const keys = await measure(times * TYPED.length, () => {
    const words = TYPED[++at % TYPED.length] ?? ''
    return session.read(`/offers?collection=media&site=${MAIN_BRAND}/nl_NL&words=${words}`)
  })
  return [
    toRow('a page of thirty blocks is saved and published', save, SAVE_MS),
    toRow('where a picture is used', uses, USES_MS),
    toRow('pictures found, with each key', keys, KEY_MS),
  ]
}

/** The first time loads what all later ones use. */
async function measure(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let at = -1; at < times; at += 1) {
    const began = performance.now()
    await act()
    if (at >= 0) taken.push(performance.now() - began)
  }
  return taken
}

function toRow(what: string, times: readonly number[], goal: number): BenchRow {
  const median = toMedian(times)
  return {
    id: 'STUDIO',
    what: `${what}, ${times.length} times, median`,
    figure: `${median.toFixed(0)} ms (p95 ${toPercentile(times, 0.95).toFixed(0)})`,
    baseline: '',
    goal: `≤ ${goal} ms`,
    met: median <= goal,
    value: toBenchValue(times, 'ms'),
  }
}
