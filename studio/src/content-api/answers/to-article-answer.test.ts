import { articleBodySchema } from '@menagerie/contract/article'
import type { MediaBody } from '@menagerie/contract/media'
import { expect, test } from 'vitest'
import { toArticleCard } from './to-article-answer.ts'

const picture: MediaBody = {
  filename: 'dog.jpg',
  hash: 'a'.repeat(64),
  version: '1',
  mime: 'image/jpeg',
  width: 1200,
  height: 800,
  focalX: 50,
  focalY: 50,
  alt: { nl: 'Een hond', en: 'A dog' },
}
const pictures = new Map([
  ['wide', { ...picture, phonePicture: 'tall' }],
  ['tall', { ...picture, width: 600 }],
  ['other', { ...picture, width: 300, alt: {} }],
])

const cardOf = (fields: object) =>
  toArticleCard(
    {
      key: 'a',
      path: 'blog/gebit',
      body: articleBodySchema.parse({
        title: 'Gebit',
        role_type: 'blog',
        categories: [],
        robots: { index: true, follow: true },
        translationGroup: 'g',
        main: [],
        ...fields,
      }),
    },
    pictures,
    'nl',
  )

test('a picture has its title in the requested language, or an empty one', () => {
  expect(cardOf({ image: 'wide' }).tabletPortraitUpImageUrl).toEqual({
    '@id': 'wide',
    '@path': '/media/wide/file',
    metadata: { width: 1200, height: 800, title: 'Een hond' },
  })
  expect(cardOf({ image: 'other' }).tabletPortraitUpImageUrl?.metadata.title).toBe('')
})

test('the phone picture is that of the article, otherwise the phone variant of its picture', () => {
  expect(cardOf({ image: 'wide' }).phoneOnlyImageUrl?.['@id']).toBe('tall')
  expect(cardOf({ image: 'wide', phoneOnlyImage: 'other' }).phoneOnlyImageUrl?.['@id']).toBe('other')
  expect(cardOf({ image: 'tall' }).phoneOnlyImageUrl).toBeUndefined()
})

test('a picture that is not published is left out', () => {
  expect(cardOf({ image: 'gone', metaImage: 'gone' })).toMatchObject({
    tabletPortraitUpImageUrl: undefined,
    metaImage: undefined,
  })
})
