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

test('a configuration with an access rule for every operation is accepted', () => {
  const config = configOf([{ slug: 'pages', fields: [], access: CLOSED }])
  expect(requireExplicitAccess(config)).toBe(config)
})

test.each(['create', 'read', 'update', 'delete'] as const)('the start fails when %s has no rule', (operation) => {
  const config = configOf([{ slug: 'pages', fields: [], access: { ...CLOSED, [operation]: undefined } }])
  expect(() => requireExplicitAccess(config)).toThrow(`no access rule: pages.${operation}`)
})

test('the start fails when a collection with versions has no rule for reading them', () => {
  const config = configOf([{ slug: 'pages', fields: [], access: CLOSED, versions: { drafts: true } }])
  expect(() => requireExplicitAccess(config)).toThrow('pages.readVersions')
})

test('the start fails when a collection of accounts has no rules for unlocking and for admin access', () => {
  const config = configOf([{ slug: 'users', fields: [], access: CLOSED, auth: true }])
  expect(() => requireExplicitAccess(config)).toThrow('users.unlock, users.admin')
})

test('the start fails with a list of all missing rules, including those of globals and jobs', () => {
  const config = configOf([], { globals: [{ slug: 'settings', fields: [] }], jobs: { access: { run: denyAll } } })
  expect(() => requireExplicitAccess(config)).toThrow('settings.read, settings.update, jobs.queue, jobs.cancel')
})
