import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { postToStudio } from './post-to-studio.ts'

const made = z.object({ doc: z.object({ address: z.url() }) })
const doc = { address: 'https://preview.example/' }

afterEach(() => {
  vi.unstubAllGlobals()
})

const post = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return postToStudio('/api/preview-links', { title: 'Agency' }, made)
}

test('a valid answer of the studio is returned', async () => {
  expect(await post(async () => Response.json({ doc }, { status: 201 }))).toEqual({ found: { doc }, problem: '' })
})

test.each([
  [
    'refuses with a message',
    async () => Response.json({ errors: [{ message: 'Sign in first' }] }, { status: 403 }),
    /^Sign in/,
  ],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), /is not responding/],
  ['answers with an HTML page', async () => new Response('<!doctype html>', { status: 502 }), /is not responding/],
  ['answers with unexpected JSON', async () => Response.json({ doc: {} }), /is not responding/],
  [
    'answers an error status with a valid document',
    async () => Response.json({ doc }, { status: 500 }),
    /is not responding/,
  ],
])('a problem is reported when the studio %s', async (_what, answer, problem) => {
  expect(await post(answer)).toEqual({ problem: expect.stringMatching(problem) })
})
