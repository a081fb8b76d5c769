import { expect, test } from 'vitest'
import { createNonce, toAdminPolicy } from '../../../studio/src/admin/content-policy.ts'
import { countInlineScripts, gradeHeaders } from './grade-headers.ts'

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const grade = (more: Record<string, string> = {}) => gradeHeaders(new Headers({ ...GOOD, ...more }))

test('complete headers are graded A+ with full points', () => {
  expect(grade()).toEqual({ grade: 'A+', points: 125, missed: [] })
  expect(grade({ 'set-cookie': 'token=b; Secure; HttpOnly; SameSite=Strict' }).points).toBe(130)
  expect(grade({ 'set-cookie': 'language=de; Secure; SameSite=Lax' }).points).toBe(130)
})

test('the policy of the admin is strict for scripts and graded A+', () => {
  const policy = toAdminPolicy(createNonce(), ['https://www.site.example'])
  expect(grade({ 'content-security-policy': policy })).toEqual({ grade: 'A+', points: 120, missed: [] })
})

test.each([
  [
    'a missing Content-Security-Policy',
    { 'content-security-policy': '' },
    ['Content-Security-Policy', 'frames of others'],
  ],
  [
    'a policy that allows inline scripts',
    {
      'content-security-policy': `${GOOD['content-security-policy'].replace("script-src 'self'", "script-src 'unsafe-inline'")}`,
    },
    ['Content-Security-Policy'],
  ],
  [
    'a policy that allows scripts from anywhere',
    { 'content-security-policy': "script-src https: ; object-src 'none'; frame-ancestors 'self'" },
    ['Content-Security-Policy'],
  ],
  ['HSTS for only one week', { 'strict-transport-security': 'max-age=604800' }, ['Strict-Transport-Security']],
  ['a missing X-Content-Type-Options', { 'x-content-type-options': '' }, ['X-Content-Type-Options']],
  ['a Referrer-Policy that sends full addresses', { 'referrer-policy': 'unsafe-url' }, ['Referrer-Policy']],
  ['access from any origin', { 'access-control-allow-origin': '*' }, ['CORS']],
  ['a session cookie that scripts can read', { 'set-cookie': 'session=1; Secure; SameSite=Lax' }, ['cookies']],
  ['a cookie that is also sent without HTTPS', { 'set-cookie': 'language=de; SameSite=Lax' }, ['cookies']],
  ['a missing Cross-Origin-Resource-Policy', { 'cross-origin-resource-policy': '' }, ['Cross-Origin-Resource-Policy']],
])('%s is reported as a missed requirement', (_what, more, missed) => expect(grade(more).missed).toEqual(missed))

test('a script in the page counts as inline unless it has a nonce or is data', () => {
  const page = (script: string) => `<html><head>${script}</head></html>`
  expect(countInlineScripts(page('<script>alert(1)</script>'))).toBe(1)
  expect(countInlineScripts(page('<script nonce="">alert(1)</script>'))).toBe(1)
  expect(countInlineScripts(page('<script nonce="abc">1</script><script src="/a.js" async=""></script>'))).toBe(0)
  expect(countInlineScripts(page('<script type="application/ld+json">{}</script>'))).toBe(0)
})
