import { expect, it } from 'vitest'
import { type CompoundRules, splitCompound, TWO_WORDS } from './split-compound.ts'

const DUTCH: CompoundRules = { links: ['s', 'en', 'e'], shortestPart: 3, mostParts: 3 }
const knows =
  (words: string): ((part: string) => boolean) =>
  (part) =>
    words.split(' ').includes(part)

it('splits a compound into known parts', () => {
  expect(splitCompound('hondenvoer', knows('honden voer'), DUTCH)).toEqual([['honden', 'voer']])
  expect(splitCompound('kattenbakvulling', knows('katten bak vulling'), DUTCH)).toEqual([['katten', 'bak', 'vulling']])
  expect(splitCompound('hondenvoer', knows('voer'), DUTCH)).toEqual([])
})

it('drops linking letters between parts', () => {
  expect(splitCompound('hondenvoer', knows('hond voer'), DUTCH)).toEqual([['hond', 'voer']])
  expect(splitCompound('hondenvoer', knows('hond voer'), TWO_WORDS)).toEqual([])
})

it('prefers splits into few and long parts', () => {
  expect(splitCompound('hondenvoer', knows('hond honden voer'), DUTCH)).toEqual([
    ['honden', 'voer'],
    ['hond', 'voer'],
  ])
  expect(splitCompound('kattenbakvulling', knows('katten bak vulling kattenbak bakvulling'), DUTCH)[0]).toHaveLength(2)
})

it('does not split a word into very short parts', () => {
  expect(splitCompound('eikat', knows('ei kat'), DUTCH)).toEqual([])
  expect(splitCompound('natuurrubber', knows('nat uur rubber'), DUTCH)).toEqual([])
  expect(splitCompound('kat', knows('kat'), DUTCH)).toEqual([])
})

it('does not accept grammatical endings as parts', () => {
  expect(splitCompound('paarden', knows('paar den'), { ...DUTCH, notParts: new Set(['den']) })).toEqual([])
  expect(splitCompound('paarden', knows('paar den'), DUTCH)).toEqual([['paar', 'den']])
})

it('makes a bounded number of look-ups, whatever the word', () => {
  let asked = 0
  const isKnown = (): boolean => {
    asked += 1
    return true
  }
  expect(splitCompound('e'.repeat(40), isKnown, DUTCH)).toHaveLength(3)
  expect(asked).toBeLessThan(10_000)
  expect(splitCompound('e'.repeat(41), isKnown, DUTCH)).toEqual([])
})
