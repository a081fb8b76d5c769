import { expect, test } from 'vitest'
import { parseWords, toItems } from './parse-words.ts'

const SOURCE = `A comment.

# rope-ball
name: Rope Ball
usps:
- Flies further
- Floats on water
description:
## Throw, fetch, repeat
It is **orange**.

storage: Keep dry: always.

# bead-swing
name: Bead Swing`

test('sections and fields are read with their line numbers', () => {
  const { sections, faults } = parseWords(SOURCE, 'en/toys.md')
  expect(faults).toEqual([])
  expect(sections.map(({ key, line }) => [key, line])).toEqual([
    ['rope-ball', 3],
    ['bead-swing', 14],
  ])
  expect(sections[0]?.fields).toEqual({
    name: { text: 'Rope Ball', line: 4 },
    usps: { text: '- Flies further\n- Floats on water', line: 5 },
    description: { text: '## Throw, fetch, repeat\nIt is **orange**.', line: 8 },
    storage: { text: 'Keep dry: always.', line: 12 },
  })
  expect(toItems('- Flies further\n- Floats on water')).toEqual(['Flies further', 'Floats on water'])
})

test('duplicates and words outside a field are reported by file and line', () => {
  const { faults } = parseWords('# a\nlost words\nname: A\nname: B\n# a\n', 'en/x.md')
  expect(faults).toEqual([
    'demo/words/en/x.md:2, a: "lost words" belongs to no field',
    'demo/words/en/x.md:4, a, name: stands twice',
    'demo/words/en/x.md:5, a: stands twice in this file',
  ])
})
