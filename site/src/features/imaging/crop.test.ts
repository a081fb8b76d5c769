import { expect, test } from 'vitest'
import { toCrop } from './crop.ts'

const middle = { focalX: 50, focalY: 50 }

test('a wide size of a tall picture is cut from top and bottom, around the focal point', () => {
  expect(toCrop({ width: 1000, height: 2000 }, { width: 500, height: 250 }, { focalX: 50, focalY: 25 })).toEqual({
    crop: { left: 0, top: 250, width: 1000, height: 500 },
    size: { width: 500, height: 250 },
  })
})

test('a focal point at the edge keeps the crop inside the picture', () => {
  const source = { width: 3000, height: 1000 }
  const wanted = { width: 100, height: 100 }
  expect(toCrop(source, wanted, { focalX: 0, focalY: 0 }).crop).toEqual({ left: 0, top: 0, width: 1000, height: 1000 })
  expect(toCrop(source, wanted, { focalX: 100, focalY: 100 }).crop.left).toBe(2000)
})

test('a picture smaller than the size gives its largest crop of that aspect, never more pixels', () => {
  expect(toCrop({ width: 300, height: 300 }, { width: 1440, height: 480 }, middle)).toEqual({
    crop: { left: 0, top: 100, width: 300, height: 100 },
    size: { width: 300, height: 100 },
  })
})

test('odd sizes never leave the picture', () => {
  for (const source of [
    { width: 1, height: 1 },
    { width: 333, height: 7 },
    { width: 599, height: 251 },
  ]) {
    for (const focalX of [0, 33.3, 100]) {
      const { crop } = toCrop(source, { width: 599, height: 250 }, { focalX, focalY: focalX })
      expect(crop.left + crop.width).toBeLessThanOrEqual(source.width)
      expect(crop.top + crop.height).toBeLessThanOrEqual(source.height)
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1)
    }
  }
})
