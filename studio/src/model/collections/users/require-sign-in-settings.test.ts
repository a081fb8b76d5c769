import { expect, test, vi } from 'vitest'
import { findFactorRoles } from './factors/factor-settings.ts'
import { requireSignInSettings } from './require-sign-in-settings.ts'

const PROVIDER = {
  STUDIO_OIDC_ISSUER: 'https://id.company.example',
  STUDIO_OIDC_CLIENT_ID: 'studio',
  STUDIO_OIDC_CLIENT_SECRET: 'secret',
  STUDIO_OIDC_GROUPS: 'web=reviewer',
}

test('the roles that need a second factor come from the setting, or else from the kind of server', () => {
  expect(findFactorRoles({})).toEqual([])
  expect(findFactorRoles({ MENAGERIE_PRODUCTION: '1' })).toEqual(['admin', 'backOffice'])
  expect(findFactorRoles({ MENAGERIE_PRODUCTION: '1', STUDIO_SECOND_FACTOR: 'none' })).toEqual([])
  expect(findFactorRoles({ STUDIO_SECOND_FACTOR: 'all' })).toHaveLength(5)
  expect(findFactorRoles({ STUDIO_SECOND_FACTOR: ' editor, admin,' })).toEqual(['editor', 'admin'])
})

test.each(['boss', 'admin,all', 'none,admin', 'Admin'])(
  'the admin does not start when the list of roles is %j',
  (value) => {
    expect(() => requireSignInSettings({ STUDIO_SECOND_FACTOR: value })).toThrow('STUDIO_SECOND_FACTOR')
  },
)

test('a production server needs the studio’s address for a provider, and without a provider warns if none is set', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  requireSignInSettings({ MENAGERIE_PRODUCTION: '1', STUDIO_ORIGIN: 'https://studio.example.com', ...PROVIDER })
  requireSignInSettings(PROVIDER)
  expect(warn).not.toHaveBeenCalled()
  expect(() => requireSignInSettings({ MENAGERIE_PRODUCTION: '1', ...PROVIDER })).toThrow('STUDIO_ORIGIN')
  requireSignInSettings({ MENAGERIE_PRODUCTION: '1' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('STUDIO_ORIGIN'))
  warn.mockRestore()
})

test('a studio address without https:// is reported as invalid, not as missing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  requireSignInSettings({ MENAGERIE_PRODUCTION: '1', STUDIO_ORIGIN: 'studio.example.com' })
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^STUDIO_ORIGIN is studio\.example\.com, no address/))
  warn.mockRestore()
})
