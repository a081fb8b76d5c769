import { expect, test } from 'vitest'
import { job } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toJobFacts } from './job-facts.ts'

test.each([
  ['tailwell/nl_NL', 'Reageren tot en met', '1 september 2026'],
  ['tailwell/cs_CZ', 'Uzávěrka přihlášek', '1. září 2026'],
  ['tailwell/ua_UA', 'Подати заявку до', '1 вересня 2026 р.'],
])('the last day to apply on %s is written in its language', (siteId, name, value) => {
  const { body } = job('baker', { validThrough: '2026-09-01' })
  expect(toJobFacts(createTestContext(siteId), body)).toEqual([{ name, value, iso: '2026-09-01' }])
})

test.each([
  ['tailwell/nl_NL', 'Salaris', '€ 2.800-3.400 per maand'],
  ['tailwell/de_DE', 'Gehalt', '2.800–3.400 € pro Monat'],
  ['tailwell/en_GB', 'Salary', '€2,800 – €3,400 a month'],
])('a salary on %s is written in the format of the country', (siteId, name, value) => {
  const salary = { least: 2800, most: 3400, currency: 'EUR', per: 'month' } as const
  const [fact] = toJobFacts(createTestContext(siteId), job('baker', { salary }).body)
  expect({ ...fact, value: fact?.value.replaceAll(/\s/g, ' ') }).toEqual({ name, value })
})

test('a salary of a single amount shows its cents', () => {
  const { body } = job('baker', { salary: { least: 14.5, currency: 'GBP', per: 'hour' } })
  expect(toJobFacts(createTestContext('tailwell/en_GB'), body)).toEqual([{ name: 'Salary', value: '£14.50 an hour' }])
})

test.each([
  ['tailwell/de_DE', 'AT', 'Wien, Österreich, oder zu Hause'],
  ['tailwell/de_DE', 'DE', 'Wien, oder zu Hause'],
  ['tailwell/de_DE', undefined, 'Wien, oder zu Hause'],
  ['tailwell/ru_RU', 'AT', 'Wien, Австрия, oder zu Hause'],
])(
  'a place of work on %s in the country %s names the country only if it is a foreign one',
  (siteId, country, value) => {
    const { body } = job('baker', { location: 'Wien', remote: 'oder zu Hause', ...(country && { country }) })
    expect(toJobFacts(createTestContext(siteId), body).map((fact) => fact.value)).toEqual([value])
  },
)
