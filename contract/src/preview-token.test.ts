import { expect, test } from 'vitest'
import { readPreviewToken, signPreview } from './preview-token.ts'

const grant = { site: 'tailwell/nl_NL', until: 1_000 }
const token = signPreview('secret', grant)

test('a token is valid for its site until it expires', () => {
  expect(readPreviewToken('secret', token, 999_999)).toEqual(grant)
  expect(readPreviewToken('secret', token, 1_000_000)).toBeUndefined()
})

test('a token is valid while its old secret is still accepted, and not afterwards', () => {
  expect(readPreviewToken(['new', 'secret'], token, 0)).toEqual(grant)
  expect(readPreviewToken(['new', undefined], token, 0)).toBeUndefined()
  expect(readPreviewToken([undefined, ''], signPreview('', grant), 0)).toBeUndefined()
})

test.each([
  ['signed with another secret', signPreview('other', grant)],
  [
    'that was altered',
    `${Buffer.from(JSON.stringify({ ...grant, until: 9e9 })).toString('base64url')}.${token.split('.')[1]}`,
  ],
  ['with extra text at the end', `${token}.x`],
  ['without a valid expiry time', signPreview('secret', { ...grant, until: Number.NaN })],
  ['that is empty', ''],
])('a token %s is refused', (_, other) => {
  expect(readPreviewToken('secret', other, 0)).toBeUndefined()
})
