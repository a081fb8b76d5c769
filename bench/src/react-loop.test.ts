import { expect, test } from 'vitest'
import { countElements, createReactLoop, PLAIN_ELEMENTS } from './react-loop.ts'

test('elements are counted by their opening tags', () => {
  expect(countElements('<!doctype html><p>1 < 2 <br></p><h1></h1>')).toBe(3)
})

test.each([PLAIN_ELEMENTS, 716])(
  'the React loop renders %i elements, or up to two more to complete a row',
  (elements) => {
    const drawn = countElements(createReactLoop(elements).draw())
    expect(drawn).toBeGreaterThanOrEqual(elements)
    expect(drawn).toBeLessThanOrEqual(elements + 2)
  },
)
