import { expect, test } from 'vitest'
import { toCutStyle } from './to-cut-style.ts'

test('a tall picture in a wide frame fills its width and is centred vertically on its focal point', () => {
  const style = toCutStyle({ width: 1000, height: 2000 }, { width: 500, height: 250 }, { focalX: 50, focalY: 25 })
  expect(style).toEqual({ inlineSize: '100%', insetInlineStart: '0%', insetBlockStart: '-50%' })
})

test('a focal point at the edge leaves no part of the frame empty', () => {
  const { insetInlineStart, inlineSize } = toCutStyle(
    { width: 300, height: 100 },
    { width: 100, height: 100 },
    { focalX: 100, focalY: 0 },
  )
  expect([inlineSize, insetInlineStart]).toEqual(['300%', '-200%'])
})
