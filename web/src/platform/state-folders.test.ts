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
])('a command looks where the process of the site keeps its state: %j', (variables, replica, outbox) => {
  expect(findReplicaFolder(variables, '/root')).toMatch(replica)
  expect(findOutboxFolder(variables, '/root')).toBe(outbox)
  const env = readEnv(variables, '/root')
  expect(env.ok && { replica: env.value.REPLICA_DIR, outbox: env.value.OUTBOX_DIR }).toEqual({
    replica: findReplicaFolder(variables, '/root'),
    outbox: findOutboxFolder(variables, '/root'),
  })
})

test('sites that the company does not have are named', () => {
  expect(() => findReplicaFolder({ SITES: 'tailwell/xx_XX' }, '/root')).toThrow(
    'SITES: names no site of this company: tailwell/xx_XX',
  )
})
