// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceStore, readCookies, writeCookie } from './device-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a written value is kept and can be removed', () => {
  const store = createDeviceStore(() => localStorage)
  store.write('a', '1')
  expect([store.read('a'), localStorage.getItem('a'), store.read('b')]).toEqual(['1', '1', undefined])
  store.remove('a')
  expect([store.read('a'), localStorage.length]).toEqual([undefined, 0])
})

test('where browser storage is forbidden, values are kept for the current page', () => {
  const store = createDeviceStore(refuse)
  expect(store.read('a')).toBeUndefined()
  store.remove('a')
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeUndefined()
})

test('a value that no longer fits into storage replaces the stored value for the current page', () => {
  const store = createDeviceStore(() => localStorage)
  store.write('a', '1')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.write('a', '2')
  expect(store.read('a')).toBe('2')
})

test('forbidden cookies are read as empty, and writing a cookie does not fail', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
  expect(readCookies()).toBe('')
  writeCookie('a=1')
})

test('only the listed modules of the website and the studio access browser storage', () => {
  const root = resolve(import.meta.dirname, '../../../..')
  const touches = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/
  const files = globSync('{web,studio,sites,contract}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => touches.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([
    'studio/src/editor/sign-in/keep-language.ts',
    'studio/src/editor/saves/device-drafts.ts',
    'web/src/platform/browser/device-storage.ts',
    'web/src/platform/browser/tab-storage.ts',
  ])
})
