import { describe, expect, test } from 'vitest'
import { bodyOf, checkAll, fieldOf, testLookup } from '../../testing/test-check.ts'
import { badBlock, bare, full, publishedShared, shared } from '../../testing/test-entry-content.ts'
import { jobToEntries } from './job-to-entries.ts'

describe('a job opening', () => {
  test('needs only a title and an address', () => {
    const [entry] = checkAll(jobToEntries(bare, testLookup))
    expect(entry).toMatchObject({ kind: 'job', key: 'doc-1', path: 'advies/gebit' })
    expect(bodyOf(jobToEntries(bare, testLookup))).toEqual({ ...shared, main: [] })
  })

  const stored = {
    ...full,
    location: 'Utrecht',
    hours: '32 tot 40 uur',
    validThrough: '2026-12-31T12:00:00.000Z',
    contact: { type: 'mail', mail: 'werk@tailwell.example', link: 'https://old.example/', buttonText: 'Solliciteer' },
  }

  test('publishes the last day without a time, and only the address that its button uses', () => {
    expect(bodyOf(jobToEntries(stored, testLookup))).toEqual({
      ...publishedShared,
      location: 'Utrecht',
      hours: '32 tot 40 uur',
      validThrough: '2026-12-31',
      contact: { type: 'mail', mail: 'werk@tailwell.example', buttonText: 'Solliciteer' },
      main: [],
    })
  })

  test.each([
    ['no text', { type: 'mail', mail: 'werk@tailwell.example' }],
    ['no address', { type: 'link', mail: 'werk@tailwell.example', buttonText: 'Solliciteer' }],
    ['no type', { mail: 'werk@tailwell.example', buttonText: 'Solliciteer' }],
  ])('has no button when its contact has %s', (_lack, contact) => {
    expect(bodyOf(jobToEntries({ ...stored, contact }, testLookup))).not.toHaveProperty('contact')
  })

  test.each([
    ['path', { path: null }],
    ['contact.link', { contact: { type: 'link', link: 'tailwell.example', buttonText: 'Solliciteer' } }],
    ['contact.mail', { contact: { type: 'mail', mail: 'werk', buttonText: 'Solliciteer' } }],
    ['main.0.blockTitle', badBlock],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => checkAll(jobToEntries({ ...stored, ...wrong }, testLookup)))).toBe(field)
  })
})
