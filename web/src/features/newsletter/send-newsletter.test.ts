import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { Accepted, NewSubmission } from '../../platform/outbox.ts'
import { createNewsletterHandler } from './send-newsletter.ts'

const TYPED = { 'form-name': 'newsletter', action: 'subscribe', email: 'kim@shop.example', consent: 'on' }
const TRAPPED = { ...TYPED, 'bot-field': 'Kim' }

async function send(fields: Record<string, string>, answer: Accepted) {
  const taken: NewSubmission[] = []
  const outbox = {
    accept: async (submission: NewSubmission) => {
      taken.push(submission)
      return answer
    },
  }
  const { t, links, site } = createTestContext('tailwell/en_GB')
  const visitor = { address: '192.0.2.1', isHttps: true, session: undefined }
  const features = { newsletter: true, thankYou: undefined }
  const { signal } = new AbortController()
  const input = { site, path: 'newsletter', fields, visitor, t, links, features, now: 0, signal }
  return { outcome: await createNewsletterHandler(outbox)(input), taken }
}

test.each([
  ['without the hidden field', TYPED, false],
  ['including the hidden field', TRAPPED, true],
])(
  'a sign-up that is filled in %s is stored with its address and action, and leads to the thanks',
  async (_how, fields, isSpam) => {
    const { outcome, taken } = await send(fields, 'stored')
    expect(outcome).toMatchObject({ kind: 'redirect', query: { sent: 'subscribe' } })
    expect(taken).toMatchObject([{ isSpam, email: TYPED.email, fields: { email: TYPED.email, action: 'subscribe' } }])
  },
)

test.each([
  ['without the hidden field', TYPED],
  ['including the hidden field', TRAPPED],
])(
  'while the outbox is full, a sign-up that is filled in %s is refused with 503 and its values come back',
  async (_how, fields) => {
    const { outcome } = await send(fields, 'full')
    expect(outcome).toMatchObject({ kind: 'refused', status: 503, values: fields, retryAfterS: 60 })
  },
)
