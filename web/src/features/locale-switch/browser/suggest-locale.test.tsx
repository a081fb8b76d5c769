// @vitest-environment jsdom

import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestContext } from '../../../content/testing/test-context.ts'
import { writeCookie } from '../../../platform/browser/device-storage.ts'
import { LocalePopup } from '../LocalePopup.tsx'
import { loadLocaleChoice } from '../load-locale-choice.ts'
import { suggestLocale } from './suggest-locale.ts'

const german = findById('tailwell/de_DE')
if (german === undefined) throw new Error('No tailwell/de_DE')
const t = translator(german)
const COOKIE = 'tailwell_manually_switched'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.documentElement.dataset.brand = 'tailwell'
  const choice = loadLocaleChoice(createTestContext('tailwell/de_DE'))
  render(
    <>
      <header>{choice && <LocalePopup {...choice} />}</header>
      <main tabIndex={-1}>The page</main>
    </>,
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const box of document.querySelectorAll('[role=dialog]')) box.remove()
  setCookie('; Max-Age=0')
})

const setCookie = (value: string) => writeCookie(`${COOKIE}=${value}; Path=/`)

function findPopup(): HTMLElement {
  const popup = document.querySelector<HTMLElement>('[popover]')
  if (popup === null) throw new Error('No popup')
  return popup
}

/** Runs the suggestion with this answer of `/geolocale`. */
async function suggest(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
  await suggestLocale(findPopup())
  // The text for screen readers is set one frame later.
  await new Promise((done) => requestAnimationFrame(done))
  return screen.queryByRole('status')?.closest<HTMLElement>('[role=dialog]') ?? undefined
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => json({ error: 'unavailable' }, 503)],
  ['answers with an HTML page', async () => new Response('<!doctype html>')],
  ['answers with a list', async () => json(['de_DE'])],
  ['answers with an invalid locale', async () => json({ locale: 7 })],
])('when the server %s, a box with the title of the popup offers any country (spec §8)', async (_what, answer) => {
  const box = await suggest(answer)
  if (box === undefined) throw new Error('Nobody was asked')
  expect(within(box).getByRole('status').textContent).toBe(t('locale.title'))
  expect(within(box).queryAllByRole('link')).toEqual([])
  const open = vi.fn()
  findPopup().showPopover = open
  fireEvent.click(within(box).getByRole('button', { name: t('locale.title') }))
  expect(open).toHaveBeenCalledOnce()
  expect(document.cookie).not.toContain(COOKIE)
  fireEvent.click(within(box).getByRole('button', { name: t('locale.close') }))
  expect([box.isConnected, document.cookie.includes(COOKIE)]).toEqual([false, true])
})

test('an offered locale that is not in the popup of the page is replaced by the choice of any country', async () => {
  const suggestion = { text: 'Elsewhere?', stay: 'Stay', offers: [{ lang: 'el-GR', label: 'Ελλάδα' }] }
  const box = await suggest(async () => json({ locale: 'el_GR', suggestion }))
  expect(box?.textContent).toContain('Elsewhere?')
  expect(within(box ?? document.body).getByRole('button', { name: t('locale.title') })).toBeDefined()
})

test('the box has its accessible name before its text is announced', async () => {
  const suggestion = { text: 'Elsewhere?', stay: 'Stay', offers: [] }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => json({ locale: 'el_GR', suggestion })),
  )
  await suggestLocale(findPopup())
  const [box] = screen.getAllByRole('status').map((words) => words.closest('[role=dialog]'))
  expect(box?.getAttribute('aria-label')).toBe('Elsewhere?')
})

test('a visitor whose locale is that of the page, or who has chosen one meanwhile, gets no suggestion', async () => {
  expect(await suggest(async () => json({ locale: 'de_DE' }))).toBeUndefined()
  const late = suggest(async () => {
    setCookie('1')
    return json({ locale: '' })
  })
  expect(await late).toBeUndefined()
})
