// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createKeeper } from './keep-both.ts'

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' as const },
  { name: 'gtin', label: 'Number of the pack', type: 'text' as const },
]
const words = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')

afterEach(() => vi.unstubAllGlobals())

/** A studio that refuses values with the word "wrong". */
function openKeeper() {
  const asked: { url: string; values: Record<string, unknown> | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { values } = JSON.parse(body)
    asked.push({ url, values })
    const invalid = Object.keys(values ?? {}).filter((name) => values[name] === 'wrong')
    return invalid.length === 0 ? new Response(null, { status: 204 }) : Response.json({ invalid }, { status: 422 })
  })
  return { asked, keep: createKeeper({ collection: 'product-facts', id: 'p', locale: 'nl', fields: FIELDS, words }) }
}

test('values that were turned down are stored in the language of the form', async () => {
  const { asked, keep } = openKeeper()
  expect(await keep({ name: 'theirs' }, { name: 'mine' })).toBeUndefined()
  expect(asked).toEqual([{ url: '/api/keep-both?locale=nl', values: { name: 'mine' } }])
  expect(await keep({ name: 'mine' }, undefined)).toBeUndefined()
  // The other side's save still becomes a version.
  expect(asked.at(-1)).toEqual({ url: '/api/keep-both?locale=nl', values: undefined })
})

test('a field that no version can store is reported by name, and the next attempt continues without it', async () => {
  const { asked, keep } = openKeeper()
  const [merged, mine] = [
    { name: 'theirs', gtin: '8712345678906' },
    { name: 'mine', gtin: 'wrong' },
  ]
  expect(await keep(merged, mine)).toBe('saves.asideInvalid Number of the pack')
  expect(await keep(merged, mine)).toBeUndefined()
  expect(asked.at(-1)?.values).toEqual({ name: 'mine' })
})

test('an invalid field whose value stays in the form anyway does not block the others', async () => {
  const { asked, keep } = openKeeper()
  expect(await keep({ name: 'theirs', gtin: 'wrong' }, { name: 'mine', gtin: 'wrong' })).toBeUndefined()
  expect(asked.map(({ values }) => Object.keys(values ?? {}))).toEqual([['name', 'gtin'], ['name']])
})

test('a failure is reported when the studio does not answer or refuses the request', async () => {
  const { keep } = openKeeper()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')))
  expect(await keep({}, { name: 'mine' })).toBe('saves.asideFailed')
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'no' }] }, { status: 403 }))
  expect(await keep({}, { name: 'mine' })).toBe('saves.asideFailed')
})
