// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EXAMPLE_OVERLAY } from '../testing/example-overlay.ts'
import { attachSearch } from './attach-search.ts'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  document.body.innerHTML =
    '<search><form data-search="/search.json" action="/s/"><input name="query" aria-label="Search"></form></search>'
  const found = { hits: [{ sku: '1', name: 'Salmon', path: 'cats/salmon' }] }
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).requests[0].query)
    return Response.json({ results: [found, found] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

/** Opens the search box after a visitor has focused it and typed, before its script and styles are loaded. */
async function openBox(typed: string) {
  const form = document.forms[0]
  const field = document.querySelector('input')
  if (form === undefined || field === null) throw new Error('There is no box')
  field.focus()
  field.value = typed
  const overlay = { ...EXAMPLE_OVERLAY, styles: ['/overlay.css'] }
  await attachSearch(form, Promise.resolve(Response.json(overlay)))
  const arrive = async () => {
    document.querySelector('link')?.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0))
  }
  const typeOn = (words: string) => {
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { field, arrive, typeOn }
}

test('the search request is sent once before the overlay’s styles are loaded, and no list is shown until they are', async () => {
  const { field, arrive } = await openBox('salm')
  expect(asked).toEqual(['salm'])
  expect(document.querySelector('[role=listbox]')).toBeNull()
  await arrive()
  expect(asked).toEqual(['salm'])
  expect(field.ariaExpanded).toBe('true')
})

test('words typed before and after the styles arrive are each searched for once', async () => {
  const { arrive, typeOn } = await openBox('s')
  typeOn('salmon')
  expect(asked).toEqual(['s', 'salmon'])
  await arrive()
  typeOn('salmon oil')
  await vi.waitFor(() => expect(asked).toEqual(['s', 'salmon', 'salmon oil']))
})

test('an empty field sends no search request, and options are shown once the styles are loaded', async () => {
  const { arrive } = await openBox('')
  await arrive()
  expect(asked).toEqual([])
})
