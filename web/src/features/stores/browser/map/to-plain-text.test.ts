import { expect, test } from 'vitest'
import { toTextOfHtml } from './to-plain-text.ts'

test('credits of a service as text', () => {
  const html = '<a href="https://x.example" target="_blank">&copy; Streets &amp; Co</a>, <b>&Omega;</b>'
  expect(toTextOfHtml(html)).toBe('© Streets & Co, &Omega;')
})
