import { expect, test } from 'vitest'
import { toImageSource } from './image-source.ts'
import { findSize, fitInSource, RENDITIONS, toSize } from './renditions.ts'

const media = (width: number, height: number) => ({ key: 'b7c1', body: { version: 'v1', width, height } })

test('a large picture is offered at half, full and double size', () => {
  expect(toImageSource(media(4000, 3000), '1440x480')).toEqual({
    src: '/imaging/b7c1/1440x480/v1',
    srcSet: '/imaging/b7c1/720x240/v1 720w, /imaging/b7c1/1440x480/v1 1440w, /imaging/b7c1/2880x960/v1 2880w',
    width: 1440,
    height: 480,
  })
})

test('a picture of phone width is also offered at a size between full and double', () => {
  expect(toImageSource(media(4000, 3000), '600x345').srcSet).toBe(
    '/imaging/b7c1/300x173/v1 300w, /imaging/b7c1/600x345/v1 600w, /imaging/b7c1/750x431/v1 750w, /imaging/b7c1/1200x690/v1 1200w',
  )
})

test('a picture with too few pixels for double size is offered at its own width instead', () => {
  expect(toImageSource(media(2000, 2000), '1440x480').srcSet).toBe(
    '/imaging/b7c1/720x240/v1 720w, /imaging/b7c1/1440x480/v1 1440w, /imaging/b7c1/2880x960/v1 2000w',
  )
})

test('a picture smaller than the requested size keeps the aspect ratio and is offered in one size only', () => {
  expect(toImageSource(media(300, 300), '1440x480')).toEqual({
    src: '/imaging/b7c1/720x240/v1',
    srcSet: '/imaging/b7c1/720x240/v1 300w',
    width: 300,
    height: 100,
  })
})

test('every picture address that a page can contain is on the list of allowed sizes', () => {
  for (const rendition of RENDITIONS) {
    for (const source of [media(5000, 5000), media(333, 777), media(1, 1)]) {
      const { src, srcSet } = toImageSource(source, rendition)
      for (const address of [src, ...srcSet.split(', ').map((part) => part.split(' ')[0])]) {
        expect(findSize(String(address).split('/')[3] ?? '')).toBeDefined()
      }
    }
  }
})

test('no fitted size is larger than its source', () => {
  for (const rendition of RENDITIONS) {
    for (const source of [
      { width: 1, height: 9 },
      { width: 101, height: 99 },
      { width: 3000, height: 40 },
    ]) {
      const fitted = fitInSource(toSize(rendition), source)
      expect(fitted.width).toBeLessThanOrEqual(source.width)
      expect(fitted.height).toBeLessThanOrEqual(source.height)
    }
  }
})

test('a size that is not on the list is not found', () => {
  for (const name of ['1441x480', '1440x480x1', '', '9999x9999', '720x240 ', '__proto__']) {
    expect(findSize(name)).toBeUndefined()
  }
})
