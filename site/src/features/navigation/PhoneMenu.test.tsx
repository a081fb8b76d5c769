// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { NavigationItem } from './navigation-item.ts'
import { PhoneMenu, type PhoneMenuProps } from './PhoneMenu.island.tsx'

afterEach(cleanup)

const leaf = (title: string): NavigationItem => ({
  title,
  to: { href: `/${title.toLowerCase()}/` },
  items: [],
})
const branch = (title: string, items: NavigationItem[]): NavigationItem => ({
  ...leaf(title),
  items,
})

const PROPS: PhoneMenuProps = {
  label: 'Main menu',
  toggle: 'Menu',
  labels: { back: 'Back', viewAll: 'View all', viewAllOf: 'View all: {title}' },
  items: [branch('Dogs', [branch('Food', [leaf('Dry')]), leaf('Care')]), leaf('Fish')],
  topItems: [leaf('Contact')],
}

function detailsOf(title: string): HTMLDetailsElement {
  const details = screen.getByText(title, { selector: 'summary *' }).closest('details')
  if (details === null) throw new Error(`No sub-menu ${title}`)
  return details
}

function menuOf(): HTMLDetailsElement {
  const details = screen.getByLabelText('Menu').closest('details')
  if (details === null) throw new Error('No menu')
  return details
}

/** The browser tells of an opened `<details>` in a task of its own. */
async function open(details: HTMLDetailsElement) {
  await act(async () => {
    details.open = true
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}

async function press(key: string) {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}

test('before it is interactive every link is in the HTML and there is no dead button', () => {
  const html = renderToString(<PhoneMenu {...PROPS} />)
  for (const href of ['/dogs/', '/food/', '/dry/', '/care/', '/fish/', '/contact/'])
    expect(html).toContain(`href="${href}"`)
  expect(html).not.toContain('<button')
})

test('a sub-menu opens with the focus on the way back, which leads to what opened it', async () => {
  render(<PhoneMenu {...PROPS} />)
  await open(menuOf())
  await open(detailsOf('Dogs'))
  const [back] = screen.getAllByText('Back')
  expect(document.activeElement).toBe(back)
  fireEvent.click(back ?? document.body)
  expect(detailsOf('Dogs').open).toBe(false)
  expect(document.activeElement).toBe(detailsOf('Dogs').querySelector('summary'))
})

test('Escape goes one step up at a time, and closes the menu at last', async () => {
  render(<PhoneMenu {...PROPS} />)
  await open(menuOf())
  await open(detailsOf('Dogs'))
  await open(detailsOf('Food'))
  await press('Escape')
  expect([detailsOf('Food').open, detailsOf('Dogs').open]).toEqual([false, true])
  expect(document.activeElement).toBe(detailsOf('Food').querySelector('summary'))
  await press('Escape')
  expect([detailsOf('Dogs').open, menuOf().open]).toEqual([false, true])
  await press('Escape')
  expect(menuOf().open).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Menu'))
})

test('a menu that is closed starts at the top again', async () => {
  render(<PhoneMenu {...PROPS} />)
  await open(menuOf())
  await open(detailsOf('Dogs'))
  await act(async () => {
    menuOf().open = false
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  expect(detailsOf('Dogs').open).toBe(false)
})

test('it closes when the focus goes elsewhere on the page', async () => {
  render(
    <>
      <PhoneMenu {...PROPS} />
      <a href="/elsewhere/">Elsewhere</a>
    </>,
  )
  await open(menuOf())
  act(() => screen.getByLabelText('Menu').focus())
  act(() => screen.getByText('Elsewhere').focus())
  expect(menuOf().open).toBe(false)
})
