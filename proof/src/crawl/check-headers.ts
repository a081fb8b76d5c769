import type { CrawlAnswer } from './ask.ts'
import { type PageProblem, toProblems } from './crawled-page.ts'

type Headers = CrawlAnswer['headers']
type Rule = readonly [name: string, isRight: (value: string) => boolean]

const is = (expected: string) => (value: string) => value === expected
const holds =
  (...parts: readonly string[]) =>
  (value: string) =>
    parts.every((part) => value.includes(part))

const IMMUTABLE: Rule = ['cache-control', holds('public', 'max-age=31536000', 'immutable')]
const EVERYWHERE: readonly Rule[] = [
  ['x-content-type-options', is('nosniff')],
  ['cross-origin-resource-policy', is('same-origin')],
]
/** Parts that the policy must have, so that nothing is inline or from elsewhere. Below are those that it must not have. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
]
const LOOSE = /unsafe-|\*|http:/

const OF_DOCUMENTS: readonly Rule[] = [
  ['content-type', is('text/html; charset=utf-8')],
  ['content-security-policy', (value) => holds(...STRICT)(value) && !LOOSE.test(value)],
  ['referrer-policy', is('strict-origin-when-cross-origin')],
  ['cross-origin-opener-policy', is('same-origin')],
  ['permissions-policy', holds('camera=()', 'microphone=()')],
  ['vary', holds('Accept-Encoding')],
]
const OF_PAGES: readonly Rule[] = [
  ['cache-control', is('public, max-age=0, must-revalidate')],
  ['etag', (value) => /^(?:W\/)?"[^"]+"$/.test(value)],
]
const OF_HTTPS: Rule = ['strict-transport-security', holds('max-age=63072000', 'includeSubDomains')]

type AnswerKind = 'page' | 'live page' | 'missing page' | 'file' | 'picture'

const RULES: Readonly<Record<AnswerKind, readonly Rule[]>> = {
  page: [...OF_DOCUMENTS, ...OF_PAGES],
  'live page': [...OF_DOCUMENTS, ['cache-control', is('no-store')]],
  'missing page': OF_DOCUMENTS,
  file: [IMMUTABLE],
  picture: [IMMUTABLE, ['vary', holds('Accept')], ['etag', (value) => value.startsWith('"')]],
}

export function checkHeaders(kind: AnswerKind, { headers }: { headers: Headers }, https: boolean): PageProblem[] {
  const rules = [...EVERYWHERE, ...RULES[kind], ...(https ? [OF_HTTPS] : [])]
  const wrong = rules.flatMap(([name, isRight]) => {
    const value = String(headers[name] ?? '')
    return isRight(value) ? [] : [`${name}: ${value || 'none'} (${kind})`]
  })
  const told = ['set-cookie', 'x-powered-by', 'server'].filter((name) => headers[name] !== undefined)
  return toProblems('header', [...wrong, ...told.map((name) => `${name} is sent (${kind})`)])
}
