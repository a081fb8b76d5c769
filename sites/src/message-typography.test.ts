import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './brand-locale.ts'
import { CATALOGUES } from './messages.ts'
import { findTypographyFaults } from './typography-faults.ts'

/** Removes the names of arguments, plural forms and links, which readers do not see. */
function toReadable(text: string): string {
  return text.replace(/\{\w+, plural,|(?<=[\s{}])(one|few|many|other) \{|<\/?link>/g, '').replace(/\{\w+\}|[{}]/g, 'x')
}

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  it('follows the typographic rules of its language', () => {
    const faults = Object.values(CATALOGUES[language])
      .map(toReadable)
      .flatMap((text) => findTypographyFaults(language, text).map((fault) => [text, fault]))
    expect(faults).toEqual([])
  })
})

it.each([
  ['en', "It's here", 'a straight apostrophe or accent instead of ’'],
  ['de', 'Ein "Wort"', '" is no quotation mark of the language'],
  ['fr', 'Voilà !', 'a breakable space before a mark'],
  ['da', 'Han sagde » nej «.', 'a space inside quotation marks'],
  ['no', 'Han sa « nei ».', 'a space inside quotation marks'],
  ['es', 'Qué tal?', 'a question or call that does not open'],
] as const)('a typographic fault in %s is found: %s', (language, text, fault) => {
  expect(findTypographyFaults(language, text)).toContain(fault)
})
