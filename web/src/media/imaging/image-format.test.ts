import { expect, test } from 'vitest'
import { chooseFormat } from './image-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('the Accept header %s selects %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format)
})
