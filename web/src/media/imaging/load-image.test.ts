import { expect, test } from 'vitest'
import { mediaEntry } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadImage } from './load-image.ts'

const USE = { rendition: '350x200', sizes: '350px' } as const
const PHONE = { rendition: '600x200', sizes: '100vw' } as const

function load(use: Parameters<typeof loadImage>[2], key = 'dog') {
  const dog = mediaEntry('dog', { en: 'A dog' })
  const withPhone = { ...mediaEntry('cat'), body: { ...dog.body, phonePicture: 'kitten' } }
  return loadImage(
    createTestContext('tailwell/en_US', [dog, withPhone, mediaEntry('kitten'), mediaEntry('cow')]),
    key,
    use,
  )
}

test('the alt text of the usage wins over that of the picture, which wins over the fallback text', () => {
  expect(load({ ...USE, alt: 'Our Rex', fallbackAlt: 'Food' })?.alt).toBe('Our Rex')
  expect(load({ ...USE, fallbackAlt: 'Food' })?.alt).toBe('A dog')
  expect(load({ ...USE, fallbackAlt: 'Food' }, 'kitten')?.alt).toBe('Food')
  expect(load(USE, 'kitten')?.alt).toBe('')
})

test('phones get a separate crop where the usage asks for one', () => {
  expect(load(USE)?.phone).toBeUndefined()
  expect(load({ ...USE, phone: PHONE })?.phone).toMatchObject({
    srcSet: expect.stringContaining('/imaging/dog/600x200/'),
    width: 600,
    height: 200,
  })
})

test('phones get the phone picture of the usage, else that of the media entry, else the picture itself', () => {
  const shown = (picture: string | undefined, key: string) =>
    load({ ...USE, phone: { ...PHONE, picture } }, key)?.phone?.srcSet.split('/')[2]
  expect(shown('cow', 'cat')).toBe('cow')
  expect(shown('gone', 'cat')).toBe('kitten')
  expect(shown(undefined, 'dog')).toBe('dog')
  expect(load(USE, 'cat')?.phone?.srcSet).toContain('/imaging/kitten/350x200/')
})

test('a phone crop may serve wider windows, but a separate phone picture is limited to phone widths', () => {
  const upTo = (key: string) => load({ ...USE, phone: { ...PHONE, upTo: 899 } }, key)?.phone?.upTo
  expect(upTo('dog')).toBe(899)
  expect(upTo('cat')).toBe(599)
  expect(load({ ...USE, phone: PHONE })?.phone?.upTo).toBe(599)
})

test('loading a missing picture returns undefined', () => {
  expect(load(USE, 'gone')).toBeUndefined()
})
