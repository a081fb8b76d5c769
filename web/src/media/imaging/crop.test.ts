import { expect, test } from 'vitest'
import { toCut, toFrame } from './crop.ts'

const middle = { focalX: 50, focalY: 50 }

test('a wide crop of a tall picture is cut from top and bottom, around the focal point', () => {
  expect(toCut({ width: 1000, height: 2000 }, { width: 500, height: 250 }, { focalX: 50, focalY: 25 })).toEqual({
    whole: { width: 500, height: 1000 },
    cut: { left: 0, top: 125, width: 500, height: 250 },
  })
})

test('a focal point at the edge keeps the crop inside the picture', () => {
  const source = { width: 3000, height: 1000 }
  const wanted = { width: 100, height: 100 }
  expect(toCut(source, wanted, { focalX: 0, focalY: 0 }).cut).toEqual({ left: 0, top: 0, width: 100, height: 100 })
  expect(toCut(source, wanted, { focalX: 100, focalY: 100 }).cut.left).toBe(200)
})

test('a picture smaller than the requested size gives its largest crop of that aspect ratio, without upscaling', () => {
  expect(toCut({ width: 300, height: 300 }, { width: 1440, height: 480 }, middle)).toEqual({
    whole: { width: 300, height: 300 },
    cut: { left: 0, top: 100, width: 300, height: 100 },
  })
})

test('a crop to an odd size stays inside the picture and is never upscaled', () => {
  for (const source of [
    { width: 1, height: 1 },
    { width: 333, height: 7 },
    { width: 599, height: 251 },
    { width: 9_999, height: 3 },
  ]) {
    for (const focalX of [0, 33.3, 100]) {
      const { whole, cut } = toCut(source, { width: 599, height: 250 }, { focalX, focalY: focalX })
      expect(whole.width).toBeLessThanOrEqual(source.width)
      expect(whole.height).toBeLessThanOrEqual(source.height)
      expect(cut.left + cut.width).toBeLessThanOrEqual(whole.width)
      expect(cut.top + cut.height).toBeLessThanOrEqual(whole.height)
      expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(cut.width, cut.height)).toBeGreaterThanOrEqual(1)
    }
  }
})

test('a whole picture is centred in its frame and never upscaled', () => {
  const wide = { width: 1200, height: 630 }
  expect(toFrame({ width: 2000, height: 2000 }, wide)).toEqual({
    whole: { width: 630, height: 630 },
    edges: { left: 285, right: 285, top: 0, bottom: 0 },
  })
  expect(toFrame({ width: 101, height: 51 }, wide)).toEqual({
    whole: { width: 101, height: 51 },
    edges: { left: 549, right: 550, top: 289, bottom: 290 },
  })
})
