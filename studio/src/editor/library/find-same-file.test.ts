import { afterEach, expect, test, vi } from 'vitest'
import { findSameFile, hashUpload } from './find-same-file.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that cannot be read has no hash', async () => {
  const gone = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  })
  expect(await hashUpload(gone)).toBeUndefined()
  expect(await hashUpload(new Blob(['x']))).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  ['a failed request', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is not JSON', async () => new Response('<h1>Bad gateway</h1>')],
  ['a refusal', async () => Response.json({ errors: [] }, { status: 403 })],
])('no matching file is found after %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await findSameFile('/api/media', 'a'.repeat(64), undefined)).toBeUndefined()
})
