import { expect, test } from 'vitest'
import { fromTaggedLines, readTaggedLine, toTaggedLines } from './tagged-text.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format, version: 1 })
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })
const tree = (...children: object[]) => ({ root: { type: 'root', version: 1, children } })
const link = (...children: object[]) => ({ type: 'link', version: 1, fields: { url: 'https://a.example' }, children })

const SAMPLE = tree(
  paragraph(text('Lees '), link(text('hier '), text('meer', 1)), text(' of {bel}.'), { type: 'linebreak', version: 1 }),
  { type: 'list', version: 1, children: [{ type: 'listitem', version: 1, children: [text('Een')] }] },
)

test('formats, links and line breaks become numbered tags, and braces of the text are doubled', () => {
  expect(toTaggedLines(SAMPLE)).toEqual(['Lees {1}hier {2}meer{/2}{/1} of {{bel}.{3/}', 'Een'])
})

test('tagged lines are converted back into the same rich text', () => {
  expect(fromTaggedLines(SAMPLE, toTaggedLines(SAMPLE))).toEqual(SAMPLE)
})

test('tags that change places keep their formats and links', () => {
  const lines = ['{3/}{1}{2}Mehr{/2} hier{/1} lesen oder {{ruf} an.', 'Eins']
  const german = fromTaggedLines(SAMPLE, lines)
  expect(toTaggedLines(german)).toEqual(['{1/}{2}{3}Mehr{/3} hier{/2} lesen oder {{ruf} an.', 'Eins'])
  expect(JSON.stringify(german)).toContain('https://a.example')
})

test.each([
  ['Lees {1}hier {2}meer{/2}{/1}', 'tag {3} is missing'],
  ['{1}{1}a{/1}{/1}{2}b{/2}{3/}', 'tag {1} appears twice'],
  ['{1}{2}a{/1}{/2}{3/}', 'tag {/1} has no opening tag'],
  ['{1}a{2}b{/2}{3/}', 'tag {1} is not closed'],
  ['{1}a{2}b{/2}{/1}{3/}{4/}', 'tag {4} does not belong to this text'],
  ['{1/}{2}b{/2}{3/}', 'tag {1} is of a different kind'],
])('the line %s is refused: %s', (line, problem) => {
  expect(() => fromTaggedLines(SAMPLE, [line, 'Een'])).toThrow(problem)
})

test('a line without tags is read as plain text', () => {
  expect(readTaggedLine('{{1} kost { 5 }')).toEqual(['{1} kost { 5 }'])
})
