import { expect, test } from 'vitest'
import { article, mediaEntry } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadArticleCards } from './article-card.ts'

const PICTURES = [mediaEntry('dog', { en: 'A dog' }), mediaEntry('dog-on-phones')]

function loadImage(body: Parameters<typeof article>[1], size: 'big' | 'small' = 'small') {
  const ctx = createTestContext('tailwell/en_US', [article('a', body), ...PICTURES])
  return loadArticleCards(ctx, ['a'], size)[0]?.image
}

test('each card size has its own picture size, and another one for phones', () => {
  expect(loadImage({ image: 'dog' })).toMatchObject({
    src: expect.stringContaining('/imaging/dog/350x200/'),
    phone: { srcSet: expect.stringContaining('/imaging/dog/600x200/') },
  })
  expect(loadImage({ image: 'dog' }, 'big')).toMatchObject({
    src: expect.stringContaining('/imaging/dog/714x500/'),
    phone: { srcSet: expect.stringContaining('/imaging/dog/600x345/') },
  })
})

test('the phone picture and alternative text of an article override those of its media entry', () => {
  const image = loadImage({ image: 'dog', phoneOnlyImage: 'dog-on-phones', imageAlt: 'Our Rex' })
  expect(image?.alt).toBe('Our Rex')
  expect(image?.phone?.srcSet).toContain('/imaging/dog-on-phones/')
})

test('a card shows only the first tag, and the date only where the article shows it', () => {
  const created = '2026-03-05T12:00:00Z'
  const tags = [
    { code: 'a', displayName: 'First' },
    { code: 'b', displayName: 'Second' },
  ]
  const ctx = createTestContext('tailwell/en_US', [
    article('shown', { tags, created, showDate: true }),
    article('hidden', { created }),
    article('undated', { showDate: true }),
  ])
  const [shown, ...others] = loadArticleCards(ctx, ['shown', 'hidden', 'undated'], 'small')
  expect([shown?.tag, shown?.date]).toEqual(['First', { day: '05 MAR 2026', iso: created }])
  expect(others.map(({ date }) => date)).toEqual([undefined, undefined])
})
