import { expect, it } from 'vitest'
import { DEMO_USERS, demoPassword, hasDemoUsers, LOCAL_DEMO_PASSWORD } from './demo-users.ts'

it('uses a friendly password at home and the operator’s where one is set', () => {
  expect(demoPassword({})).toBe(LOCAL_DEMO_PASSWORD)
  expect(demoPassword({ DEMO_PASSWORD: 'from the operator' })).toBe('from the operator')
})

it('leaves demo people out on a production server without a password of its own', () => {
  expect(hasDemoUsers({})).toBe(true)
  expect(hasDemoUsers({ MENAGERIE_PRODUCTION: '1' })).toBe(false)
  expect(hasDemoUsers({ MENAGERIE_PRODUCTION: '1', DEMO_PASSWORD: 'chosen' })).toBe(true)
})

it('has someone for each role', () => {
  expect(DEMO_USERS.map(({ role }) => role)).toEqual(['admin', 'editor', 'reviewer', 'backOffice'])
})
