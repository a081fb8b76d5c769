import type { Locator, Page } from '@playwright/test'
import { comesTrue } from '../keyboard/wait.ts'
import type { FinderVisit } from './finder-visit.ts'
import { drag, pressWith } from './hands.ts'

/** Long, because the processor draws the map here. */
const MAP_MS = 60_000
/** The map glides, and draws its marks when it stops. */
const REST_MS = 300

/** Tests spec §4, §9: marks and clusters, a store's window, the list beside it, moving and zooming. */
export async function takeMapJourney(visit: FinderVisit): Promise<void> {
  const { page, place, hand, parts, t, looks, expect } = visit
  if (hand === undefined) return
  await page.goto(place.url)
  await parts.map.scrollIntoViewIfNeeded()
  const marks = parts.map.locator('canvas ~ button')
  await marks.first().waitFor({ timeout: MAP_MS })
  const unnamed = await marks.evaluateAll((all) => all.filter((mark) => !mark.ariaLabel).length)
  expect('every mark has a name', unnamed === 0, unnamed)
  await expectMoves(visit, 'the button to zoom in', marks, () =>
    pressWith(hand, parts.map.getByRole('button', { name: t('stores.zoomIn') })),
  )
  await expectMoves(visit, 'the button to zoom out', marks, () =>
    pressWith(hand, parts.map.getByRole('button', { name: t('stores.zoomOut') })),
  )
  await expectMoves(visit, 'dragging', marks, () => drag(hand, parts.map.locator('canvas')))
  await pressCluster(visit, marks)
  const name = await chooseStore(visit)
  await looks.look('a store open on the map')
  await close(visit, parts.map.getByRole('button', { name: t('stores.close') }))
  const mark = parts.map.locator(`button[data-name=${JSON.stringify(name)}]`)
  await mark.waitFor({ timeout: MAP_MS })
  await pressWith(hand, mark)
  expect('a mark opens its store', await comesTrue(() => parts.panel.isVisible()))
  const label = await parts.panel.getAttribute('aria-label')
  expect('its window has its name', label === name, label)
}

async function pressCluster({ page, hand, parts, t, expect }: FinderVisit, marks: Locator): Promise<void> {
  const cluster = marks.and(parts.map.locator('button:not([data-name])')).first()
  if (hand === undefined || (await cluster.count()) === 0) return
  const label = await cluster.getAttribute('aria-label')
  const count = Number((await cluster.innerText()).trim())
  expect('a cluster says how many', label === t('stores.cluster', { count: String(count) }), label)
  const before = await readPlaces(marks)
  await pressWith(hand, cluster)
  const isOpen = await comesTrue(async () => (await parts.panel.isVisible()) || (await readPlaces(marks)) !== before)
  expect('a cluster opens', isOpen)
  if (await parts.panel.isVisible()) await page.keyboard.press('Escape')
}

/** Chooses a store from the list. It must be marked there, and its window must get the focus. Returns its name. */
async function chooseStore({ page, hand, parts, expect }: FinderVisit): Promise<string> {
  const store = parts.stores.filter({ has: page.locator('[data-on-map]') }).first()
  const name = await store.getByRole('heading').innerText()
  if (hand === undefined) return name
  await pressWith(hand, store.locator(hand === 'keyboard' ? '[data-on-map]' : 'address'))
  await parts.panel.waitFor({ timeout: MAP_MS })
  const label = await parts.panel.getAttribute('aria-label')
  expect('a store of the list opens its window', label === name, label)
  expect('it is marked in the list', (await store.getAttribute('data-active')) !== null)
  const hasFocus = await parts.panel.evaluate((panel) => panel === document.activeElement)
  expect('its window has the focus', hasFocus)
  return name
}

async function close({ page, hand, parts, expect }: FinderVisit, button: Locator): Promise<void> {
  if (hand === 'keyboard') await page.keyboard.press('Escape')
  else if (hand !== undefined) await pressWith(hand, button)
  expect('the window closes', await comesTrue(() => parts.panel.isHidden()))
  expect('no store is active then', (await page.locator('[data-active]').count()) === 0)
}

async function expectMoves(
  { page, expect }: FinderVisit,
  what: string,
  marks: Locator,
  move: () => Promise<void>,
): Promise<void> {
  const before = await readPlaces(marks)
  await move()
  expect(`${what} moves the map`, await comesTrue(async () => (await readPlaces(marks)) !== before))
  await waitUntilAtRest(page, marks)
}

async function waitUntilAtRest(page: Page, marks: Locator): Promise<void> {
  for (let last: string | undefined; ; ) {
    const now = await readPlaces(marks)
    if (now === last) return
    last = now
    await page.waitForTimeout(REST_MS)
  }
}

const readPlaces = (marks: Locator): Promise<string> =>
  marks.evaluateAll((all) =>
    all.map((mark) => `${mark.ariaLabel} ${JSON.stringify(mark.getBoundingClientRect())}`).join('\n'),
  )
