import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without any variable the local defaults hold, with folders under the root', () => {
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

test('a wrong value is named in one sentence', () => {
  expect(readEnv({ WEB_PORT_TAILWELL: '70000', ADDRESSING: 'cloud' }, '/')).toEqual({
    ok: false,
    error: expect.stringMatching(/^The environment is not usable: WEB_PORT_TAILWELL: .*; ADDRESSING: .*\.$/),
  })
})

test('an absolute folder is taken as it is', () => {
  expect(readEnv({ REPLICA_DIR: '/data/replica' }, '/srv')).toMatchObject({ value: { REPLICA_DIR: '/data/replica' } })
})

test('interface texts for developers are never shown in production', () => {
  expect(readEnv({ PSEUDO_LOCALE: '1' }, '/').ok).toBe(true)
  expect(readEnv({ PSEUDO_LOCALE: '1', MENAGERIE_PRODUCTION: '1' }, '/')).toMatchObject({ ok: false })
})

test('MENAGERIE_VAR moves all state, but for folders that are set themselves', () => {
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
