import { expect, test } from 'vitest'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { readSheet, toSheet } from './read-sheet.ts'

const page = z.strictObject({ title: requiredText, text: requiredText })
const sheet = z.strictObject({ portal: page, 'news/first': page })
const WHOLE = '# portal\ntitle: Portal\ntext:\n## Hello\nGood day.\n\n# news/first\ntitle: News\ntext: Nothing.\n'

test('sections and their fields are read by their names', () => {
  expect(toSheet(WHOLE, 'fi/x.md', sheet)).toEqual({
    portal: { title: 'Portal', text: '## Hello\nGood day.' },
    'news/first': { title: 'News', text: 'Nothing.' },
  })
})

test.each([
  ['a section', WHOLE.replace(/# news.*/su, ''), 'demo/words/fi/x.md:1, news/first: is missing'],
  ['a field', WHOLE.replace('title: News\n', ''), 'demo/words/fi/x.md:7, news/first, title: is missing'],
  ['a text', WHOLE.replace('title: News', 'title:'), 'demo/words/fi/x.md:8, news/first, title: Too small'],
  ['nothing, but has an unknown field', WHOLE.replace('Nothing.', 'Nothing.\nmeta: More.'), ':7, news/first: Unrecog'],
  ['nothing, but has a field twice', `${WHOLE}title: Again`, 'demo/words/fi/x.md:10, news/first, title: stands twice'],
])('a file that lacks %s is refused with file and line', (_, source, fault) => {
  expect(() => toSheet(source, 'fi/x.md', sheet)).toThrow(fault)
})

test('a missing file is reported by name', () => {
  expect(() => readSheet('fi', 'none.md', sheet)).toThrow('demo/words/fi/none.md: there is no such file')
})
