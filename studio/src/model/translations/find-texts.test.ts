import { expect, test } from 'vitest'
import { speaksLanguage } from './find-texts.ts'

test.each([
  ['Nu kopen', true],
  ['NU KOPEN', true],
  ['犬猫', true],
  ['КУПИТЬ', true],
  ['TW-1204', false],
  ['12 × 85 g', false],
  ['XL', false],
  ['DHA', false],
])('the text %s contains words of a language: %s', (text, speaks) => {
  expect(speaksLanguage(text)).toBe(speaks)
})
