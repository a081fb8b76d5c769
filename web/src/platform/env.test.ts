import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without any variable the local defaults apply, with folders under the root', () => {
  expect(readEnv({}, '/srv/menagerie')).toMatchObject({
    ok: true,
    value: {
      WEB_PORTS: [
        { brand: 'tailwell', variable: 'WEB_PORT_TAILWELL', port: 3000 },
        { brand: 'aldergrove', variable: 'WEB_PORT_ALDERGROVE', port: 3100 },
      ],
      HOST: '127.0.0.1',
      ADDRESSING: 'local',
      REPLICA_DIR: '/srv/menagerie/var/replica',
    },
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ WEB_PORT_TAILWELL: '', SNAPSHOT: '' }, '/')).toMatchObject({
    ok: true,
    value: { WEB_PORTS: [{ port: 3000 }, { port: 3100 }], SNAPSHOT: undefined },
  })
})

test('invalid values are reported in one sentence that names their variables', () => {
  expect(readEnv({ WEB_PORT_TAILWELL: '70000', ADDRESSING: 'cloud' }, '/')).toEqual({
    ok: false,
    error: expect.stringMatching(/^The environment is not usable: WEB_PORT_TAILWELL: .*; ADDRESSING: .*\.$/),
  })
})

test('an absolute folder path is used unchanged', () => {
  expect(readEnv({ REPLICA_DIR: '/data/replica' }, '/srv')).toMatchObject({ value: { REPLICA_DIR: '/data/replica' } })
})

test('PSEUDO_LOCALE, the interface texts for developers, is refused in production', () => {
  expect(readEnv({ PSEUDO_LOCALE: '1' }, '/').ok).toBe(true)
  expect(readEnv({ PSEUDO_LOCALE: '1', MENAGERIE_PRODUCTION: '1' }, '/')).toMatchObject({ ok: false })
})

test('MENAGERIE_VAR moves all state folders except those with a variable of their own', () => {
  const read = readEnv({ MENAGERIE_VAR: '/data', IMAGE_CACHE_DIR: 'pictures' }, '/site')
  expect(read).toMatchObject({
    ok: true,
    value: {
      REPLICA_DIR: '/data/replica',
      OUTBOX_DIR: '/data/outbox',
      SEARCH_CACHE_DIR: '/data/search-indexes',
      IMAGE_CACHE_DIR: '/site/pictures',
    },
  })
})
