import { expect, test } from 'vitest'
import { createNonce, findFramedOrigins, toAdminPolicy } from './content-policy.ts'

test('the admin policy allows scripts only from the studio itself or with the nonce of the page', () => {
  const nonce = createNonce()
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  expect(createNonce()).not.toBe(nonce)
  const scripts = toAdminPolicy(nonce, [])
    .split('; ')
    .find((each) => each.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' 'nonce-${nonce}'`)
  expect(toAdminPolicy(nonce, [])).not.toMatch(/unsafe-eval|https?:/)
})

test('the admin policy allows frames of the sites and lists each origin once', () => {
  const framed = findFramedOrigins()
  expect(framed).toEqual(['http://localhost:3000', 'http://localhost:3100'])
  expect(toAdminPolicy('x', framed)).toContain("frame-src 'self' http://localhost:3000 http://localhost:3100;")
})
