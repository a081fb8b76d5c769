import { beforeEach, expect, test } from 'vitest'
import { createKeptDrafts } from './kept-drafts.ts'

const store = new Map<string, string>()
const storage = {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
  removeItem: (name: string) => void store.delete(name),
  key: (index: number) => [...store.keys()][index] ?? null,
  get length() {
    return store.size
  },
}
beforeEach(() => store.clear())

const draft = (title: string, at = 1_000) => ({ at, user: 'anna', values: { title }, base: { title: 'Oud' } })

test('a draft kept by one window is offered by the next, to the same person for the same document', () => {
  createKeptDrafts(() => storage, 'one').keep('pages/1@en', draft('Nieuw'))
  const next = createKeptDrafts(() => storage, 'two')
  expect(next.find('pages/1@en', 'anna', 2_000)).toMatchObject([{ values: { title: 'Nieuw' } }])
  expect(next.find('pages/1@en', 'ben', 2_000)).toEqual([])
  expect(next.find('pages/2@en', 'anna', 2_000)).toEqual([])
  expect(createKeptDrafts(() => storage, 'one').find('pages/1@en', 'anna', 2_000)).toEqual([])
})

test('windows do not overwrite each other’s drafts, and a forgotten draft is deleted', () => {
  createKeptDrafts(() => storage, 'one').keep('pages/1@en', draft('Eerst', 1))
  createKeptDrafts(() => storage, 'two').keep('pages/1@en', draft('Later', 2))
  const next = createKeptDrafts(() => storage, 'three')
  const found = next.find('pages/1@en', 'anna', 3)
  expect(found.map(({ values }) => values.title)).toEqual(['Later', 'Eerst'])
  for (const { name } of found) next.forget(name)
  expect(store.size).toBe(0)
})

test('drafts older than a month and unreadable drafts are deleted', () => {
  createKeptDrafts(() => storage, 'one').keep('pages/1@en', draft('Oud', 0))
  store.set('menagerie-studio:kept:pages/1@en:broken', '{')
  expect(createKeptDrafts(() => storage, 'two').find('pages/1@en', 'anna', 31 * 86_400_000)).toEqual([])
  expect(store.size).toBe(0)
})

test('keeping a draft reports failure when the storage is full', () => {
  const full = { ...storage, setItem: () => expect.fail('full') }
  expect(createKeptDrafts(() => full, 'one').keep('pages/1@en', draft('x'))).toBe(false)
})

test('with forbidden storage, no draft is kept or found, and nothing fails', () => {
  const drafts = createKeptDrafts(() => {
    throw new DOMException('denied', 'SecurityError')
  }, 'one')
  expect(drafts.keep('pages/1@en', draft('Nieuw'))).toBe(false)
  expect(drafts.find('pages/1@en', 'anna', 2_000)).toEqual([])
  drafts.drop('pages/1@en')
  drafts.forget('x')
})
