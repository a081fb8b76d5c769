import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['accepts the text', { clipboard: { writeText: async () => {} } }, true],
  ['is forbidden', { clipboard: { writeText: async () => Promise.reject(new Error('NotAllowedError')) } }, false],
  ['is missing without TLS', {}, false],
])('copying reports its result for a clipboard that %s', async (_, navigator, isCopied) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copyText('words')).toBe(isCopied)
})
