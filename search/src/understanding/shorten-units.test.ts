import { describe, expect, it } from 'vitest'
import { shortenUnits } from './shorten-units.ts'

describe('shortenUnits', () => {
  it.each([
    ['nl', 'hondenvoer 12 kilo', 'hondenvoer 12 kg'],
    ['nl', '100 gram vlokken', '100 g vlokken'],
    ['de', 'Shampoo 250 Milliliter', 'Shampoo 250 ml'],
    ['de', '2,5Kilogramm', '2,5kg'],
    ['fr', '1 litre', '1 l'],
    ['it', '3 chili', '3 kg'],
    ['pl', 'karma 12 kilogramów', 'karma 12 kg'],
    ['ru', 'корм 12 кило', 'корм 12 кг'],
    ['ru', 'корм 12 kg', 'корм 12 кг'],
    ['uk', 'корм 400 грамів', 'корм 400 г'],
    ['en', '12 кг', '12 kg'],
  ])('in %s shortens the units of %s', (language, text, wanted) => {
    expect(shortenUnits(text, language)).toBe(wanted)
  })

  it.each(['kilo', 'gram dog', '7 litters', '5 gramophones', '3 dogs', 'chili 3', 'kg'])(
    'leaves %s unchanged',
    (text) => {
      expect(shortenUnits(text, 'en')).toBe(text)
    },
  )
})
