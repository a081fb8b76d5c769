import { expect, test } from 'vitest'
import { toAmerican } from './american.ts'

test('says and spells what is read as Americans do, whole words alone', () => {
  expect(toAmerican({ title: 'Shops', texts: ['the boot of the car', 'Colours of the shopkeeper’s jumper'] })).toEqual({
    title: 'Stores',
    texts: ['the trunk of the car', 'Colors of the shopkeeper’s sweater'],
  })
})

test('leaves addresses, paths, links and names of pictures as they are', () => {
  const fixed = ['shops@tailwell.example', 'mailto:shops@tailwell.example', 'for-shops/sign-in', 'work-shop']
  expect(toAmerican(fixed)).toEqual(fixed)
})

test('keeps the rockets of a firework', () => {
  expect(toAmerican('A dog hears a rocket twice; a canary eats rocket seed.')).toBe(
    'A dog hears a rocket twice; a canary eats arugula seed.',
  )
})
