import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { toRole } from './keys.ts'

const KEYS = { applicationId: 'menagerie', admin: ['new admin', 'old admin'], search: ['new', 'old'] }

function roleOf(key: string | undefined, application = 'menagerie') {
  const incoming = new IncomingMessage(new Socket())
  incoming.headers = { 'x-algolia-application-id': application, ...(key !== undefined && { 'x-algolia-api-key': key }) }
  return toRole(incoming, new URLSearchParams(), KEYS)
}

it.each([
  ['new admin', 'admin'],
  ['old admin', 'admin'],
  ['new', 'search'],
  ['old', 'search'],
  ['older', 'none'],
  ['', 'none'],
  [undefined, 'none'],
])('during a key change, the key %j has the role %s', (key, role) => expect(roleOf(key)).toBe(role))

it('a key sent for another application has no role', () => expect(roleOf('new admin', 'other')).toBe('none'))
