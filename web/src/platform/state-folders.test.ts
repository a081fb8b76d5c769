import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { findOutboxFolder, findReplicaFolder } from './state-folders.ts'

const [first, second] = BRAND_LOCALES.map(({ id }) => id)

test.each([
  [{}, /^\/root\/var\/replica$/, '/root/var/outbox'],
  [
    { MENAGERIE_VAR: '/var/lib/menagerie/web' },
    /^\/var\/lib\/menagerie\/web\/replica$/,
    '/var/lib/menagerie/web/outbox',
  ],
  [{ REPLICA_DIR: '/data/replica', OUTBOX_DIR: 'forms' }, /^\/data\/replica$/, '/root/forms'],
  [
    { SITES: `${second}, ${first}`, REPLICA_DIR: '', MENAGERIE_VAR: 'state' },
    /^\/root\/state\/replica\/sites-[0-9a-f]{12}$/,
    '/root/state/outbox',
  ],
])('a command finds the state folders of the website process with %j', (variables, replica, outbox) => {
  expect(findReplicaFolder(variables, '/root')).toMatch(replica)
  expect(findOutboxFolder(variables, '/root')).toBe(outbox)
  const env = readEnv(variables, '/root')
  expect(env.ok && { replica: env.value.REPLICA_DIR, outbox: env.value.OUTBOX_DIR }).toEqual({
    replica: findReplicaFolder(variables, '/root'),
    outbox: findOutboxFolder(variables, '/root'),
  })
})

test('site ids that the company does not have are named in the error', () => {
  expect(() => findReplicaFolder({ SITES: 'tailwell/xx_XX' }, '/root')).toThrow(
    'SITES: names no site of this company: tailwell/xx_XX',
  )
})
