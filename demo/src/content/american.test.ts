import { expect, test } from 'vitest'
import { toAmerican } from './american.ts'

test('replaces British words and spellings by American ones, whole words only', () => {
  expect(toAmerican({ title: 'Shops', texts: ['the boot of the car', 'Colours of the shopkeeper’s jumper'] })).toEqual({
    title: 'Stores',
    texts: ['the trunk of the car', 'Colors of the shopkeeper’s sweater'],
  })
})

test('leaves addresses, paths, links and names of pictures unchanged', () => {
  const fixed = ['shops@tailwell.example', 'mailto:shops@tailwell.example', 'for-shops/sign-in', 'work-shop']
  expect(toAmerican(fixed)).toEqual(fixed)
})

test('keeps the word rocket for fireworks and replaces it for the plant', () => {
  expect(toAmerican('A dog hears a rocket twice; a canary eats rocket seed.')).toBe(
    'A dog hears a rocket twice; a canary eats arugula seed.',
  )
})
