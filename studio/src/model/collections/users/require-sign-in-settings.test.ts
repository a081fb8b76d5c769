import { expect, test, vi } from 'vitest'
import { findFactorRoles } from './factors/factor-settings.ts'
import { requireSignInSettings } from './require-sign-in-settings.ts'

const PROVIDER = {
  STUDIO_OIDC_ISSUER: 'https://id.company.example',
  STUDIO_OIDC_CLIENT_ID: 'studio',
  STUDIO_OIDC_CLIENT_SECRET: 'secret',
  STUDIO_OIDC_GROUPS: 'web=reviewer',
}

test('roles with a second factor: by setting, else by the kind of server', () => {
  expect(findFactorRoles({})).toEqual([])
  expect(findFactorRoles({ MENAGERIE_PRODUCTION: '1' })).toEqual(['admin', 'backOffice'])
  expect(findFactorRoles({ MENAGERIE_PRODUCTION: '1', STUDIO_SECOND_FACTOR: 'none' })).toEqual([])
  expect(findFactorRoles({ STUDIO_SECOND_FACTOR: 'all' })).toHaveLength(5)
  expect(findFactorRoles({ STUDIO_SECOND_FACTOR: ' editor, admin,' })).toEqual(['editor', 'admin'])
})

test.each(['boss', 'admin,all', 'none,admin', 'Admin'])(
  '%j is no list of roles, and the admin does not start',
  (value) => {
    expect(() => requireSignInSettings({ STUDIO_SECOND_FACTOR: value })).toThrow('STUDIO_SECOND_FACTOR')
  },
)

test('on a production server the address of the studio is needed for the provider, and missed without one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  requireSignInSettings({ MENAGERIE_PRODUCTION: '1', STUDIO_ORIGIN: 'https://studio.example.com', ...PROVIDER })
  requireSignInSettings(PROVIDER)
  expect(warn).not.toHaveBeenCalled()
  expect(() => requireSignInSettings({ MENAGERIE_PRODUCTION: '1', ...PROVIDER })).toThrow('STUDIO_ORIGIN')
  requireSignInSettings({ MENAGERIE_PRODUCTION: '1' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('STUDIO_ORIGIN'))
  warn.mockRestore()
})

test('an address without https:// is told as what it is, not as one that is missing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  requireSignInSettings({ MENAGERIE_PRODUCTION: '1', STUDIO_ORIGIN: 'studio.example.com' })
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^STUDIO_ORIGIN is studio\.example\.com, no address/))
  warn.mockRestore()
})
