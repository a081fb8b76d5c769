import { expect, test } from 'vitest'
import { readAsPublic } from './read-as-public.ts'

/** Answers like the studio: with the stored document, or its newest draft. */
const askFor =
  (status: string): typeof fetch =>
  async (input) =>
    Response.json(
      String(input).includes('draft=true') ? { _status: 'draft', title: 'Now' } : { _status: status, title: 'Before' },
    )
const { signal } = new AbortController()

test.each([
  ['published', 'Before'],
  ['draft', 'Now'],
])('a document stored as %s is read in its public state, otherwise as its newest draft (%s)', async (status, title) => {
  expect(await readAsPublic(askFor(status), '/api/pages/1', signal)).toMatchObject({ title })
})
