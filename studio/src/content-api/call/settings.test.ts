import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const env = {
  DATABASE_URL: 'postgres://me@localhost/menagerie',
  CONTENT_API_TOKENS: '[{"token":"a-token-of-16-and-more","brand":"*","scope":"feed"}]',
}

test('the settings have defaults for everything except the database and the tokens', () => {
  expect(readSettings(env)).toMatchObject({ port: 3301, host: '127.0.0.1', tokens: [{ brand: '*', scope: 'feed' }] })
})

test.each([
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['CONTENT_API_PORT', { CONTENT_API_PORT: '70000' }],
  ['CONTENT_API_TOKENS', { CONTENT_API_TOKENS: undefined }],
  ['CONTENT_API_TOKENS', { CONTENT_API_TOKENS: '[{"token":"my-secret-token-value","brand":"acme","scope":"feed"}]' }],
  ['CONTENT_API_TOKENS', { CONTENT_API_TOKENS: '["my-secret-token-value"' }],
])('the error names %s when it is missing or invalid, and never shows a token', (name, wrong) => {
  const read = () => readSettings({ ...env, ...wrong })
  expect(read).toThrow(new RegExp(`^${name}: `))
  expect(read).not.toThrow(/my-secret/)
})
