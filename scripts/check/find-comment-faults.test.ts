import { expect, test } from 'vitest'
import { findCommentFaults } from './find-comment-faults.ts'

const linesOf = (source: string) => findCommentFaults(source).map(({ line }) => line)

test.each([
  ['/** Of a page. */', [1]],
  ['  // Of a page.', [1]],
  ['/** Whose page it is. */', [1]],
  ['/**\n * Of a page: its path.\n */', [2]],
  ['const a = 1 // for who asks', [1]],
  ['/**\n * A page for a reader\n * that nobody sees.\n */', [3]],
  ['{/* Somebody reads this. */}', [1]],
])('%j is reported', (source, lines) => {
  expect(linesOf(source)).toEqual(lines)
})

test.each([
  '/** Returns the path of a page, such as `who-we-are`. */',
  "const title = 'See who // nobody'",
  '/**\n * Keeps the first\n * Of May.\n */',
  'const nobody = 1',
  "const address = 'https://who.example/'",
])('%j is accepted', (source) => {
  expect(linesOf(source)).toEqual([])
})
