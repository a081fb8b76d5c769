import { expect, test } from 'vitest'
import { job } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toJobFacts } from './job-facts.ts'

test.each([
  ['tailwell/nl_NL', 'Reageren tot en met', '1 september 2026'],
  ['tailwell/cs_CZ', 'Uzávěrka přihlášek', '1. září 2026'],
  ['tailwell/ua_UA', 'Подати заявку до', '1 вересня 2026 р.'],
])('the last day in %s, the same on every machine', (siteId, name, value) => {
  const { body } = job('baker', { validThrough: '2026-09-01' })
  expect(toJobFacts(createTestContext(siteId), body)).toEqual([{ name, value, iso: '2026-09-01' }])
})
