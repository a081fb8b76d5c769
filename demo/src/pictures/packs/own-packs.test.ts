import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadContent } from '../../content/load-content.ts'
import { preparePicture } from '../prepare-picture.ts'
import { OWN_PACK_PIXELS, OWN_PACKS } from './own-packs.ts'
import { toPackWords } from './pack-words.ts'
import { findProduct } from './products.ts'
import { setWords } from './set-words.ts'

const wordsOf = (sku: string, language: Parameters<typeof toPackWords>[2]) => {
  const { family, variant } = findProduct(sku)
  return toPackWords(family, variant, language)
}

it('prints the product name and the amount on a pack in the language of the country', () => {
  expect(wordsOf('10110', 'en')).toEqual({ label: 'Shampoo', note: 'oat & honey, for dogs', size: '250 ml' })
  expect(wordsOf('10110', 'de')).toEqual({
    label: 'Hafer-Honig-Shampoo',
    note: 'mildes Shampoo für Hunde',
    size: '250\u00A0ml',
  })
  expect(wordsOf('10442', 'ru').size).toBe('3\u00A0пипетки · От 20 до 40 кг')
  expect(wordsOf('10140', 'fr').size).toBe('')
})

it('breaks long compounds after their hyphen, and ends no line with a short word', () => {
  const area = { width: 300, height: 200 }
  const type = { face: 'playful', largest: 90, lines: 3 } as const
  expect(setWords('Schildkröten-Wiesensnacks', area, type).lines).toEqual(['Schildkröten-', 'Wiesensnacks'])
  expect(wordsOf('10220', 'ru').note).not.toMatch(/(?<!\p{L})\p{L}{1,2} /u)
})

it('gives each site packs in its language, and English sites the international packs', () => {
  for (const { locale, products } of loadContent().sites) {
    const isOwn = locale.file !== 'en'
    expect([locale.id, products.every(({ images }) => (images !== undefined) === isOwn)]).toEqual([locale.id, true])
    const [first] = products
    if (first && isOwn) expect(first.images?.[0]).toBe(`pack-${first.sku}-${locale.file}`)
  }
})

it('draws packs as JPEG files of the size that the studio is given', async () => {
  const pack = OWN_PACKS.find(({ name }) => name === 'pack-10110-ru')
  if (!pack) throw new Error('There is no Russian pack')
  const { data, type, width, height } = await preparePicture({ name: pack.name, focal: [48, 54] })
  expect(await sharp(data).metadata()).toMatchObject({
    format: 'jpeg',
    width: OWN_PACK_PIXELS,
    height: OWN_PACK_PIXELS,
  })
  expect({ type, width, height }).toEqual({ type: 'jpg', width: OWN_PACK_PIXELS, height: OWN_PACK_PIXELS })
})
