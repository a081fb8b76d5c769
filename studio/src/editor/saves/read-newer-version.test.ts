import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readNewerVersion } from './read-newer-version.ts'

const NEWEST = { updatedAt: '2026-11-28T10:00:00.000Z', savedBy: 'Femke', title: 'Honden' }
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the newer version is requested again until the studio answers', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockResolvedValueOnce(Response.json(NEWEST))
  const newest = readNewerVersion('/api/pages/1', () => false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await newest).toEqual(NEWEST)
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a deleted document is requested only once', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }))
  expect(await readNewerVersion('/api/pages/1', () => false)).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a closed form sends no further requests', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  let isGone = false
  const newest = readNewerVersion('/api/pages/1', () => isGone)
  await vi.advanceTimersByTimeAsync(1_000)
  isGone = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await newest).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(1)
})
