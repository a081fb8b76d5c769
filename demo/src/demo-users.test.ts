import { expect, it } from 'vitest'
import { DEMO_USERS, demoPassword, hasDemoUsers, LOCAL_DEMO_PASSWORD } from './demo-users.ts'

it('uses the local demo password, or the operator’s where one is set', () => {
  expect(demoPassword({})).toBe(LOCAL_DEMO_PASSWORD)
  expect(demoPassword({ DEMO_PASSWORD: 'from the operator' })).toBe('from the operator')
})

it('has no demo users on a production server without a demo password of its own', () => {
  expect(hasDemoUsers({})).toBe(true)
  expect(hasDemoUsers({ MENAGERIE_PRODUCTION: '1' })).toBe(false)
  expect(hasDemoUsers({ MENAGERIE_PRODUCTION: '1', DEMO_PASSWORD: 'chosen' })).toBe(true)
})

it('has a demo user for each role', () => {
  expect(DEMO_USERS.map(({ role }) => role)).toEqual(['admin', 'editor', 'reviewer', 'backOffice'])
})
