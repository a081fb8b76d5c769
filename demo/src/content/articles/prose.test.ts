import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { describe, expect, test } from 'vitest'
import { findMissingProse } from './find-prose-faults.ts'
import { findSetFaults } from './find-set-faults.ts'
import { findThinProse } from './find-thin-prose.ts'
import { halve } from './to-article-blocks.ts'

describe.each(LANGUAGES)('the articles in %s', (language) => {
  test('are complete', () => {
    expect(findMissingProse(language)).toEqual([])
  })

  test('have at least the expected number of words', () => {
    expect(findThinProse(language)).toEqual([])
  })

  test('follow the typographic rules of the language', () => {
    expect(findSetFaults(language)).toEqual([])
  })
})

test('the quote is placed before the heading nearest to the middle', () => {
  expect(halve('Intro\n## A\na\n## B\nb\n## C\nc')).toEqual(['Intro\n## A\na', '## B\nb\n## C\nc'])
  expect(halve('Only one')).toEqual(['Only one', ''])
})
