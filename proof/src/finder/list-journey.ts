import { measureDistance } from '@menagerie/web/features/stores/distance'
import type { Locator } from '@playwright/test'
import { openSuggestions } from '../pages/finder-parts.ts'
import { type FinderVisit, readStatus } from './finder-visit.ts'
import { chooseOption, pressWith } from './hands.ts'

const UNKNOWN = 'xyzzyq'
const NEAR_KM = 50

/** Tests spec §2 and §4: all stores, places, no match, back and forward, and the page of a store. */
export async function takeListJourney(visit: FinderVisit): Promise<void> {
  await checkAll(visit, 'at first')
  await takeJumps(visit)
  await openHours(visit)
  await findPlace(visit)
  await goBackAndForward(visit)
  await missPlace(visit)
  await openStorePage(visit)
  await checkLastPlace(visit)
}

const useOn = (visit: FinderVisit, target: Locator) => pressWith(visit.hand ?? 'keyboard', target)

async function checkAll({ page, parts, stores, t, expect }: FinderVisit, state: string): Promise<void> {
  const status = await readStatus(page)
  expect(`${state}: the number of all stores is said`, status === t('stores.count', { count: stores.length }), status)
  const names = await parts.stores.getByRole('heading').allTextContents()
  expect(`${state}: stores are listed`, names.length > 0)
  const collator = new Intl.Collator((await page.locator('html').getAttribute('lang')) ?? 'en')
  expect(`${state}: by name`, names.join('\n') === names.toSorted(collator.compare).join('\n'))
  expect(`${state}: no distances`, (await page.locator('[data-distance]:visible').count()) === 0)
}

/** Tests the two buttons where both kinds of stores exist. Each leads to its part, together with the focus. */
async function takeJumps(visit: FinderVisit): Promise<void> {
  const { page, parts, t, expect } = visit
  const kinds = ['online-stores', 'sidebar-stores']
  const hasBoth = (await parts.stores.count()) > 0 && (await page.locator('#online-stores').count()) > 0
  for (const [at, id] of kinds.entries()) {
    const name = t(at === 0 ? 'stores.online' : 'stores.points')
    const jump = page.locator(`a[href="#${id}"]`).filter({ hasText: new RegExp(`^${name}$`) })
    expect(`a button leads to ${id} where both kinds exist`, (await jump.count()) === (hasBoth ? 1 : 0))
    if (!hasBoth) continue
    await useOn(visit, jump)
    await page.waitForURL((url) => url.hash === `#${id}`)
    const isSeen = await page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top < innerHeight)
    expect(`${id} is in view after its button`, isSeen)
  }
  const shops = page.locator('#online-stores a')
  for (const target of await shops.evaluateAll((all) => all.map((link) => link.getAttribute('target'))))
    expect('a web shop opens in a new tab', target === '_blank', target)
}

async function openHours(visit: FinderVisit): Promise<void> {
  const hours = visit.page.locator('[data-stores] details')
  if ((await hours.count()) === 0) return
  const first = hours.first()
  for (const wanted of [true, false]) {
    await useOn(visit, first.locator('summary'))
    const isOpen = await first.evaluate((details: HTMLDetailsElement) => details.open)
    visit.expect(`opening hours ${wanted ? 'open' : 'close'}`, isOpen === wanted)
  }
}

/** Finds a place: with suggestions it chooses the second one; without scripts it sends the form. */
async function findPlace(visit: FinderVisit): Promise<void> {
  const { page, parts, hand, looks, expect } = visit
  if (hand === undefined) {
    await sendPlace(visit, await findTown(visit))
  } else {
    await openSuggestions(parts)
    await looks.look('suggestions open')
    const count = await parts.options.count()
    const said = await page.locator('#place-suggestions + [aria-live]').innerText()
    expect('the number of suggestions is said', said === visit.t('stores.suggestionCount', { count }), said)
    const at = Math.min(1, count - 1)
    const wanted = await parts.options.nth(at).innerText()
    await Promise.all([page.waitForURL(/place=/), chooseOption(hand, parts.options, at)])
    const found = await parts.field.inputValue()
    expect('the chosen place is searched for', found === wanted, `${found}, not ${wanted}`)
  }
  await checkNear(visit)
  if (hand !== undefined) await looks.look('a place found')
  await useOn(visit, page.getByRole('link', { name: visit.t('stores.showAll') }))
  await page.waitForURL((url) => url.search === '')
  await checkAll(visit, 'after all are wanted again')
}

/** Tests that the town of a store is found by its name and has that store near it. */
async function goBackAndForward(visit: FinderVisit): Promise<void> {
  const { page, parts, expect } = visit
  await sendPlace(visit, await findTown(visit))
  expect('a town with a store has stores near it', (await parts.stores.count()) > 0, await readStatus(page))
  await checkNear(visit)
  const [label, status] = [await parts.field.inputValue(), await readStatus(page)]
  await page.goBack()
  await checkAll(visit, 'on the way back')
  expect('back empties the field', (await parts.field.inputValue()) === '', await parts.field.inputValue())
  await page.goForward()
  expect('forward brings the place', (await parts.field.inputValue()) === label, await parts.field.inputValue())
  expect('forward brings its stores', (await readStatus(page)) === status, await readStatus(page))
}

async function missPlace(visit: FinderVisit): Promise<void> {
  const { page, parts, t, looks, expect } = visit
  await sendPlace(visit, UNKNOWN)
  const status = await readStatus(page)
  expect('an unknown place is named', status === t('stores.unknownPlace', { place: UNKNOWN }), status)
  expect('what was typed stays', (await parts.field.inputValue()) === UNKNOWN)
  expect('all stores stay', (await parts.stores.count()) > 0)
  if (visit.hand !== undefined) await looks.look('no place of that name')
}

async function openStorePage(visit: FinderVisit): Promise<void> {
  const { page, parts, place, expect } = visit
  const link = parts.stores.first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await useOn(visit, link)
  await page.waitForURL((url) => url.pathname !== new URL(place.url).pathname)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect('the page of a store has its name', title.includes(name), title)
  if (visit.hand !== undefined) await visit.looks.look('the page of a store')
  await page.goBack()
  await parts.stores.first().waitFor()
}

/** Tests that scripts keep the last place on the device and that the next visit offers it. */
async function checkLastPlace({ page, place, hand, t, expect }: FinderVisit): Promise<void> {
  await page.goto(place.url)
  const offer = page.getByRole('link', { name: t('stores.lastPlace', { place: '' }).trim() })
  if (hand !== undefined) await offer.waitFor({ timeout: 5_000 }).catch(() => undefined)
  expect('the last place is offered where scripts run', (await offer.count()) === (hand === undefined ? 0 : 1))
}

async function sendPlace({ page, parts, hand }: FinderVisit, name: string): Promise<void> {
  await parts.field.fill(name)
  const submit = page.locator('[data-place-search] [type=submit]')
  const before = page.url()
  await Promise.all([
    page.waitForURL(({ href }) => href !== before),
    hand === undefined || hand === 'keyboard' ? parts.field.press('Enter') : pressWith(hand, submit),
  ])
}

async function findTown({ parts }: FinderVisit): Promise<string> {
  const street = await parts.stores.first().locator('address').innerText()
  return /\p{L}{3,}/u.exec(street.split('\n').slice(1).join(' '))?.[0] ?? ''
}

/** Checks that the nearest store is first, that none is 50 km or more away, and that the message agrees. */
async function checkNear({ page, parts, t, stores, expect }: FinderVisit): Promise<void> {
  const status = await readStatus(page)
  const label = await parts.field.inputValue()
  const [lat, lng] = ((await page.locator('[data-map]').getAttribute('data-place')) ?? '').split(',').map(Number)
  const here = { lat: lat ?? 0, lng: lng ?? 0 }
  const near = stores
    .flatMap(({ position }) => (position ? [measureDistance(here, position) / 1_000] : []))
    .filter((km) => km < NEAR_KM)
    .toSorted((a, b) => a - b)
  const iso = (await page.locator('html').getAttribute('lang')) ?? 'en'
  const format = new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const shown = await page.locator('[data-distance]:visible').allTextContents()
  const wanted = near.map((km) => format.format(km))
  expect(
    `${label}: the stores within 50 km, nearest first`,
    shown.length === wanted.length && shown.every((text, at) => text.includes(wanted[at] ?? '')),
    `${shown.join(' | ')} instead of ${wanted.join(' | ')}`,
  )
  if (near.length > 0) {
    const said = t('stores.countNear', { count: near.length, place: label })
    expect(`${label}: their number is said`, status === said, status)
  } else expect(`${label}: that there are none is said`, status.startsWith(label), status)
}
