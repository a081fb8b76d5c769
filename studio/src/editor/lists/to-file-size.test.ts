import { expect, test } from 'vitest'
import { toFileSize } from './to-file-size.ts'

test.each([
  [0, 'en', '0 byte'],
  [1023, 'en', '1,023 byte'],
  [144_752, 'en', '141 kB'],
  [1_468_006, 'de', '1,4 MB'],
  [209_715_200, 'ru', '200 МБ'],
  [5 * 1024 ** 4, 'en', '5,120 GB'],
])('%i bytes are formatted for the language %s', (bytes, language, words) => {
  expect(toFileSize(bytes, language).replaceAll(/\p{Zs}/gu, ' ')).toBe(words)
})
