import { expect, test } from 'vitest'
import { toTextOfHtml } from './to-plain-text.ts'

test('the HTML credits of a map service are converted to plain text', () => {
  const html = '<a href="https://x.example" target="_blank">&copy; Streets &amp; Co</a>, <b>&Omega;</b>'
  expect(toTextOfHtml(html)).toBe('© Streets & Co, &Omega;')
})
