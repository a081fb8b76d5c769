import { expect, test } from 'vitest'
import { nameColour } from './name-colour.ts'

test.each([
  ['#ffffff', 'white'],
  ['#e3122c', 'red'],
  ['#c94a00', 'orange'],
  ['#c8147f', 'pink'],
  ['#9c0f63', 'pink, dark'],
  ['#fff3e2', 'beige, light'],
  ['#fbe3c4', 'beige'],
  ['#4b433d', 'grey, dark'],
  ['#1f4a24', 'green, dark'],
  ['#dcebc9', 'green, light'],
  ['#1f4fd8', 'blue'],
  ['#000000', 'black'],
])('the colour %s is named %s', (hex, name) => {
  const { hue, shade } = nameColour(hex)
  expect([hue, shade].filter(Boolean).join(', ')).toBe(name)
})
