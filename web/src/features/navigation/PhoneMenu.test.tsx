// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dismissMenus } from './browser/dismiss-menus.ts'
import { drillPhoneMenu } from './browser/drill-phone-menu.ts'
import type { NavigationItem } from './navigation-item.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

const leaf = (title: string): NavigationItem => ({ title, to: { href: `/${title.toLowerCase()}/` }, items: [] })
const branch = (title: string, items: NavigationItem[]): NavigationItem => ({
  ...leaf(title),
  viewAllLabel: `View all: ${title}`,
  items,
})

const HTML = renderToStaticMarkup(
  <>
    <header>
      <PhoneMenu
        label="Main menu"
        toggle="Menu"
        back="Back"
        viewAll="View all"
        items={[branch('Dogs', [branch('Food', [leaf('Dry')]), leaf('Care')]), leaf('Fish')]}
        topItems={[leaf('Contact')]}
      />
    </header>
    <main>
      <a href="/elsewhere/">Elsewhere</a>
    </main>
  </>,
)

beforeAll(dismissMenus)
let desktop = new EventTarget()
beforeEach(() => {
  desktop = new EventTarget()
  vi.stubGlobal('matchMedia', () => desktop)
  document.body.innerHTML = HTML
})

function find<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector)
  if (found instanceof type) return found
  throw new Error(`no ${selector}`)
}

function detailsOf(title: string): HTMLDetailsElement {
  const summaries = [...document.querySelectorAll('summary')]
  const details = summaries.find((each) => (each.ariaLabel ?? each.textContent) === title)?.closest('details')
  if (!details) throw new Error(`No sub-menu ${title}`)
  return details
}

/** Sets `open` and waits, because the browser fires the event of a `<details>` in a later task. */
async function set(details: HTMLDetailsElement, open: boolean) {
  details.open = open
  await new Promise((resolve) => setTimeout(resolve, 0))
}

async function pressEscape() {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  document.activeElement?.dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve, 0))
}

const backsIn = (details: Element) => [...details.querySelectorAll(':scope > div > button')]

test('before the script runs, every link is in the HTML and there is no button', () => {
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/dogs/', '/food/', '/dry/', '/care/', '/fish/', '/contact/'])
  expect(document.querySelector('button')).toBeNull()
  expect(find('a[href="/dogs/"]', HTMLAnchorElement).ariaLabel).toBe('View all: Dogs')
})

test('an opened sub-menu focuses its back button, which closes it and returns the focus to its toggle', async () => {
  drillPhoneMenu()
  const dogs = detailsOf('Dogs')
  await set(detailsOf('Menu'), true)
  await set(dogs, true)
  const [back] = backsIn(dogs)
  expect([back?.textContent, back?.nextElementSibling?.textContent]).toEqual(['Back', 'Dogs'])
  expect(document.activeElement).toBe(back)
  back?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(dogs.open).toBe(false)
  expect(document.activeElement).toBe(dogs.querySelector('summary'))
})

test('a sub-menu that is opened again has only one back button', async () => {
  drillPhoneMenu()
  const dogs = detailsOf('Dogs')
  await set(detailsOf('Menu'), true)
  for (const open of [true, false, true]) await set(dogs, open)
  expect(backsIn(dogs)).toHaveLength(1)
  expect(document.activeElement).toBe(backsIn(dogs)[0])
})

test('Escape closes one level at a time, and finally the menu', async () => {
  drillPhoneMenu()
  const [menu, dogs, food] = [detailsOf('Menu'), detailsOf('Dogs'), detailsOf('Food')]
  for (const details of [menu, dogs, food]) await set(details, true)
  await pressEscape()
  expect([food.open, dogs.open]).toEqual([false, true])
  expect(document.activeElement).toBe(food.querySelector('summary'))
  await pressEscape()
  expect([dogs.open, menu.open]).toEqual([false, true])
  await pressEscape()
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(menu.querySelector('summary'))
})

test('closing the menu also closes its sub-menus', async () => {
  drillPhoneMenu()
  await set(detailsOf('Menu'), true)
  await set(detailsOf('Dogs'), true)
  await set(detailsOf('Menu'), false)
  expect(detailsOf('Dogs').open).toBe(false)
})

test('the menu closes when the focus moves elsewhere on the page', async () => {
  drillPhoneMenu()
  await set(detailsOf('Menu'), true)
  detailsOf('Menu').querySelector('summary')?.focus()
  find('main a', HTMLAnchorElement).focus()
  expect(detailsOf('Menu').open).toBe(false)
})

test('the page behind the menu is inert while the menu is open', async () => {
  drillPhoneMenu()
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)))
  await set(detailsOf('Menu'), true)
  await painted()
  expect([document.documentElement.hasAttribute('data-menu'), find('main', HTMLElement).inert]).toEqual([true, true])
  await set(detailsOf('Menu'), false)
  await painted()
  expect([document.documentElement.hasAttribute('data-menu'), find('main', HTMLElement).inert]).toEqual([false, false])
})

test('the phone menu closes when the window grows to the width of a desktop', async () => {
  drillPhoneMenu()
  await set(detailsOf('Menu'), true)
  desktop.dispatchEvent(new Event('change'))
  expect([detailsOf('Menu').open, find('main', HTMLElement).inert]).toEqual([false, false])
})
