import type { CollectionConfig, Config } from 'payload'
import { expect, test } from 'vitest'
import { createDatabase } from '../platform/database.ts'
import { requireExplicitAccess } from './require-explicit-access.ts'
import { denyAll } from './rules.ts'

const CLOSED = { create: denyAll, read: denyAll, update: denyAll, delete: denyAll }
const JOBS = { access: { run: denyAll, queue: denyAll, cancel: denyAll } }

function configOf(collections: CollectionConfig[], rest: Partial<Config> = {}): Config {
  return { secret: '', db: createDatabase(''), collections, jobs: JOBS, ...rest }
}

test('a configuration whose every operation has a rule starts', () => {
  const config = configOf([{ slug: 'pages', fields: [], access: CLOSED }])
  expect(requireExplicitAccess(config)).toBe(config)
})

test.each(['create', 'read', 'update', 'delete'] as const)('the start fails when %s has no rule', (operation) => {
  const config = configOf([{ slug: 'pages', fields: [], access: { ...CLOSED, [operation]: undefined } }])
  expect(() => requireExplicitAccess(config)).toThrow(`no access rule: pages.${operation}`)
})

test('versions have to be closed or opened by a rule, too', () => {
  const config = configOf([{ slug: 'pages', fields: [], access: CLOSED, versions: { drafts: true } }])
  expect(() => requireExplicitAccess(config)).toThrow('pages.readVersions')
})

test('accounts need rules for unlocking and for entering the admin', () => {
  const config = configOf([{ slug: 'users', fields: [], access: CLOSED, auth: true }])
  expect(() => requireExplicitAccess(config)).toThrow('users.unlock, users.admin')
})

test('globals and jobs are looked at as well, and all that is missing is told at once', () => {
  const config = configOf([], { globals: [{ slug: 'settings', fields: [] }], jobs: { access: { run: denyAll } } })
  expect(() => requireExplicitAccess(config)).toThrow('settings.read, settings.update, jobs.queue, jobs.cancel')
})
