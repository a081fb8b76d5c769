import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { hoverWhereHoverIs } from './hover-where-hover-is.ts'

async function lint(code: string): Promise<number[]> {
  const config = { plugins: [hoverWhereHoverIs], rules: { 'menagerie/hover-where-hover-is': true } }
  const { results } = await stylelint.lint({ code, config })
  return results.flatMap(({ warnings }) => warnings.map(({ line }) => line))
}

test('a :hover rule outside of its media query is reported, at every depth and inside :is()', async () => {
  expect(await lint('a:hover { color: red }')).toEqual([1])
  expect(await lint('.card {\n  a {\n    &:is(:hover, [aria-current]) { color: red }\n  }\n}')).toEqual([3])
  expect(await lint('@media (min-width: 600px) {\n  a:hover { color: red }\n}')).toEqual([2])
})

test('a :hover rule inside of its media query is accepted, also nested and with other conditions', async () => {
  expect(await lint('@media (hover: hover) { a { &:hover { color: red } } }')).toEqual([])
  expect(await lint('a { @media (min-width: 600px) and (hover: hover) { &:hover { color: red } } }')).toEqual([])
})
