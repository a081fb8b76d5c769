import { expect, it } from 'vitest'
import { loadContent } from './content/load-content.ts'
import { toReport } from './report.ts'

it('counts what each site and all of them together hold', () => {
  const lines = toReport(loadContent()).split('\n')
  expect(lines).toHaveLength(1 + 23 + 3)
  expect(lines.find((line) => line.startsWith('tailwell/nl_NL'))).toMatch(
    /^tailwell\/nl_NL\s+15\s+6\s+2\s+15\s+15\s+\d+\s+3$/,
  )
  expect(lines.find((line) => line.startsWith('tailwell/hu_HU'))).toMatch(/\s3\s+0\s+0\s+0\s+0\s+\d+\s+0$/)
  expect(lines.slice(-3)).toEqual([
    '44 pictures and 79 terms in 15 languages',
    '20 products, 3 leaflets, 4 authors, 75 stores',
    '4 business customers, 3 sent forms',
  ])
})
