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

test('what is written is kept, and removed', () => {
  const store = createDeviceStore(() => localStorage)
  store.write('a', '1')
  expect([store.read('a'), localStorage.getItem('a'), store.read('b')]).toEqual(['1', '1', undefined])
  store.remove('a')
  expect([store.read('a'), localStorage.length]).toEqual([undefined, 0])
})

test('where storage is forbidden, what was chosen holds for the page', () => {
  const store = createDeviceStore(refuse)
  expect(store.read('a')).toBeUndefined()
  store.remove('a')
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeUndefined()
})

test('what does not fit any more holds for the page, in place of what was kept before', () => {
  const store = createDeviceStore(() => localStorage)
  store.write('a', '1')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.write('a', '2')
  expect(store.read('a')).toBe('2')
})

test('cookies that are forbidden are none', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
  expect(readCookies()).toBe('')
  writeCookie('a=1')
})

test('all else goes through this door, and through those of the studio', () => {
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
