import { expect, it } from 'vitest'
import { loadContent } from './content/load-content.ts'
import { toReport } from './report.ts'

it('counts pages, products, categories and menu items of each site', () => {
  const lines = toReport(loadContent()).split('\n')
  expect(lines).toHaveLength(1 + 23 + 1)
  expect(lines.find((line) => line.startsWith('tailwell/nl_NL'))).toMatch(/^tailwell\/nl_NL\s+12\s+15\s+6\s+\d+$/)
  expect(lines.find((line) => line.startsWith('tailwell/hu_HU'))).toMatch(/\s3\s+0\s+0\s+\d+$/)
  expect(lines.at(-1)).toMatch(/^40 pictures with alternative texts in 15 languages, 20 products$/)
})
