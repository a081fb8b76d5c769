import { expect, it } from 'vitest'
import { readNodeEnv } from './node-env.ts'

const KEYS = { SEARCH_ADMIN_KEY: 'a'.repeat(16), SEARCH_KEY: 'b'.repeat(16) }

it('has a default for every setting except the keys, and listens on this machine only', () => {
  expect(readNodeEnv(KEYS, '/root')).toMatchObject({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 3302,
      dir: '/root/var/search',
      origins: '*',
      limits: { readBytes: 65_536, batch: 50 },
    },
  })
})

it('reads origins separated by commas', () => {
  const read = readNodeEnv({ ...KEYS, SEARCH_ORIGINS: 'https://a.test, https://b.test' }, '/')
  expect(read).toMatchObject({ value: { origins: ['https://a.test', 'https://b.test'] } })
})

it('accepts the previous keys beside the new ones', () => {
  const before = { SEARCH_ADMIN_KEY_BEFORE: 'd'.repeat(16), SEARCH_KEY_BEFORE: 'e'.repeat(16) }
  expect(readNodeEnv(KEYS, '/')).toMatchObject({
    value: { keys: { admin: ['a'.repeat(16)], search: ['b'.repeat(16)] } },
  })
  expect(readNodeEnv({ ...KEYS, ...before }, '/')).toMatchObject({
    value: { keys: { admin: ['a'.repeat(16), 'd'.repeat(16)], search: ['b'.repeat(16), 'e'.repeat(16)] } },
  })
})

it.each([
  ['an admin key that was the search key before', { ...KEYS, SEARCH_KEY_BEFORE: KEYS.SEARCH_ADMIN_KEY }, /must differ/],
  ['missing keys', {}, /SEARCH_ADMIN_KEY: must be set; SEARCH_KEY: must be set.*randomBytes/s],
  ['a short key', { ...KEYS, SEARCH_KEY: 'secret-7' }, /SEARCH_KEY: at least 16 characters/],
  ['the same key for both roles', { SEARCH_ADMIN_KEY: 'c'.repeat(20), SEARCH_KEY: 'c'.repeat(20) }, /must differ/],
  ['an invalid port', { ...KEYS, SEARCH_PORT: '99999' }, /SEARCH_PORT/],
])('refuses %s without showing the keys', (_name, variables, message) => {
  const read = readNodeEnv(variables, '/')
  expect(read).toMatchObject({ ok: false, error: expect.stringMatching(message) })
  expect(JSON.stringify(read)).not.toMatch(/secret-7|cccc/)
})
