import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRest } from '../../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

test.each([
  ['sent', 'sent', 'words'],
  ['dead', 'queued', 'words'],
  // The keys of its links are deleted.
  ['dead', 'dead', 'https://www.example.test/newsletter/?stop=…'],
] as const)('a mail in state %s that is set to queued ends in state %s (%s)', async (state, then, text) => {
  const { id } = await studio.payload.create({
    collection: 'mails',
    data: {
      id: randomUUID(),
      state,
      kind: 'studio',
      brand: 'tailwell',
      site: 'tailwell/nl_NL',
      recipient: 'kim@shop.example',
      subject: 'A new password',
      text,
      html: '<p>words</p>',
      attempts: 1,
      nextAttemptAt: new Date().toISOString(),
      messageId: `<${randomUUID()}@studio.example>`,
    },
  })
  expect((await rest.call('admin', 'PATCH', `/mails/${id}`, { body: { state: 'queued' } })).status).toBe(200)
  expect(await studio.payload.findByID({ collection: 'mails', id })).toMatchObject({ state: then, text })
})
