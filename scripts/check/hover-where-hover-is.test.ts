import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { hoverWhereHoverIs } from './hover-where-hover-is.ts'

async function lint(code: string): Promise<number[]> {
  const config = { plugins: [hoverWhereHoverIs], rules: { 'menagerie/hover-where-hover-is': true } }
  const { results } = await stylelint.lint({ code, config })
  return results.flatMap(({ warnings }) => warnings.map(({ line }) => line))
}

test('a rule for a pointer outside of its media query is told, at every depth and inside :is()', async () => {
  expect(await lint('a:hover { color: red }')).toEqual([1])
  expect(await lint('.card {\n  a {\n    &:is(:hover, [aria-current]) { color: red }\n  }\n}')).toEqual([3])
  expect(await lint('@media (min-width: 600px) {\n  a:hover { color: red }\n}')).toEqual([2])
})

test('inside of the query it may stand, also with other conditions and nested', async () => {
  expect(await lint('@media (hover: hover) { a { &:hover { color: red } } }')).toEqual([])
  expect(await lint('a { @media (min-width: 600px) and (hover: hover) { &:hover { color: red } } }')).toEqual([])
})
