import { expect, test } from 'vitest'
import { mediaEntry, page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadAlsoWatch } from './load-also-watch.ts'

const ctx = createTestContext('tailwell/en_US', [
  page('films', 'advice/films'),
  mediaEntry('still', { en: 'A dog that is brushed' }),
  mediaEntry('mute'),
])
const LINK = { alsoWatchLink: { type: 'page', kind: 'page', pageLink: 'films' } } as const

test('a title with a picture is one link, and the picture has an empty alternative text', () => {
  const view = loadAlsoWatch(ctx, { ...LINK, alsoWatchTitle: 'How to brush', alsoWatchImage: 'still' })
  expect([view?.to.href, view?.title, view?.image?.alt]).toEqual(['/advice/films/', 'How to brush', ''])
  expect(view?.image?.src).toContain('/still/380x380/')
})

test('a picture without a title has its own alternative text', () => {
  const view = loadAlsoWatch(ctx, { ...LINK, alsoWatchImage: 'still' })
  expect([view?.title, view?.image?.alt]).toEqual([undefined, 'A dog that is brushed'])
})

test('a title is shown without its missing picture', () => {
  expect(loadAlsoWatch(ctx, { ...LINK, alsoWatchTitle: 'How to brush', alsoWatchImage: 'gone' })).toEqual({
    label: 'Also worth a look',
    to: { href: '/advice/films/' },
    title: 'How to brush',
  })
})

test.each([
  ['without a link', { alsoWatchTitle: 'How to brush', alsoWatchImage: 'still' }],
  ['with only a link', LINK],
  ['with a picture without alternative text', { ...LINK, alsoWatchImage: 'mute' }],
  ['with a missing picture', { ...LINK, alsoWatchImage: 'gone' }],
])('nothing is shown %s', (_what, promo) => {
  expect(loadAlsoWatch(ctx, promo)).toBeUndefined()
})

test('nothing is shown when the linked page is missing', () => {
  const alsoWatchLink = { ...LINK.alsoWatchLink, pageLink: 'gone' }
  expect(loadAlsoWatch(ctx, { alsoWatchLink, alsoWatchTitle: 'Gone' })).toBeUndefined()
})
