import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { STARTING_PAGE, toPlainAnswer } from './plain-page.ts'

test('a page without a template contains the one style that its policy allows', () => {
  const { headers, body } = toPlainAnswer(
    503,
    ['Content-Security-Policy', "style-src 'self'; img-src 'self'"],
    STARTING_PAGE,
  )
  const style = /<style>(.+)<\/style>/.exec(body.toString())?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers[1]).toBe(`style-src 'self' 'sha256-${hash}'; img-src 'self'`)
})
