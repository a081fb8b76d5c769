import { expect, test } from 'vitest'
import { SITE_CHOICES } from '../../../fields/site-field.ts'
import { findProvider } from './provider-settings.ts'
import { readClaims, readProviderGroups, toRights } from './read-claims.ts'

const SITE = SITE_CHOICES[0]?.value ?? ''
const SET = {
  STUDIO_OIDC_ISSUER: 'https://id.company.example',
  STUDIO_OIDC_CLIENT_ID: 'studio',
  STUDIO_OIDC_CLIENT_SECRET: 'secret',
  STUDIO_OIDC_GROUPS: `web=reviewer`,
}
const rulesOf = (text: string) => findProvider({ ...SET, STUDIO_OIDC_GROUPS: text })?.rules

test('no provider is found without its settings', () => {
  expect(findProvider({})).toBeUndefined()
  expect(findProvider({ STUDIO_OIDC_ISSUER: '' })).toBeUndefined()
})

test('group rules name a role and the sites of an editor, and accept the group names of a directory', () => {
  expect(rulesOf(` CN=Web,OU=IT=admin ;; /teams/de=editor: ${SITE} , `)).toEqual([
    { group: 'CN=Web,OU=IT', role: 'admin', sites: [] },
    { group: '/teams/de', role: 'editor', sites: [SITE] },
  ])
})

test.each([
  ['web', 'group=role'],
  ['=admin', 'group=role'],
  ['web=boss', 'a role is one of'],
  ['web=editor', 'an editor needs sites'],
  ['web=editor:nowhere/xx_XX', 'there is no site nowhere/xx_XX'],
  [`web=admin:${SITE}`, 'only editors have sites'],
])('the group rule %j is refused at the start', (rule, fault) => {
  expect(() => rulesOf(rule)).toThrow(fault)
})

test.each([
  [{ STUDIO_OIDC_CLIENT_ID: '' }, 'STUDIO_OIDC_CLIENT_ID'],
  [{ STUDIO_OIDC_CLIENT_SECRET: undefined }, 'STUDIO_OIDC_CLIENT_SECRET'],
  [{ STUDIO_OIDC_GROUPS: '' }, 'STUDIO_OIDC_GROUPS'],
  [{ STUDIO_OIDC_ISSUER: 'id.company.example' }, 'STUDIO_OIDC_ISSUER'],
  [{ STUDIO_OIDC_ISSUER: 'http://id.company.example', MENAGERIE_PRODUCTION: '1' }, 'https://'],
  [{ STUDIO_OIDC_SECOND_FACTOR: 'maybe' }, 'STUDIO_OIDC_SECOND_FACTOR'],
  [{ STUDIO_PASSWORD_SIGN_IN: 'no' }, 'STUDIO_PASSWORD_SIGN_IN'],
])('the settings %j are refused', (more, fault) => {
  expect(() => findProvider({ ...SET, ...more })).toThrow(fault)
})

test('password sign-in cannot be switched off without a provider', () => {
  expect(() => findProvider({ STUDIO_PASSWORD_SIGN_IN: 'off' })).toThrow('nobody can sign in')
})

test('groups are read from a claim, a path of claims or a single text', () => {
  expect(readProviderGroups({ groups: ['a', 7, null, 'b'] }, 'groups')).toEqual(['a', 'b'])
  expect(readProviderGroups({ realm_access: { roles: ['a'] } }, 'realm_access.roles')).toEqual(['a'])
  expect(readProviderGroups({ 'https://company.example/groups': ['a'] }, 'https://company.example/groups')).toEqual([
    'a',
  ])
  expect(readProviderGroups({ hd: 'company.example' }, 'hd')).toEqual(['company.example'])
  for (const claims of [{}, { groups: null }, { groups: { a: 1 } }, { groups: 'x'.at(9) }])
    expect(readProviderGroups(claims, 'groups')).toEqual([])
  expect(readProviderGroups({}, '__proto__.constructor.name')).toEqual([])
})

test('the first matching rule gives the role, and all matching rules of that role give the sites', () => {
  const rules = rulesOf(`b=reviewer; a=editor:${SITE}; c=admin`) ?? []
  expect(toRights(['a', 'b'], rules)).toEqual({ role: 'reviewer', sites: [] })
  expect(toRights(['c', 'a'], rules)).toEqual({ role: 'editor', sites: [SITE] })
  expect(toRights(['A', ''], rules)).toBeUndefined()
})

test('only a verified email address is used, or any address if the setting trusts the provider', () => {
  const claims = { iss: 'x', sub: 'y', email: 'Ada@Company.example', name: '' }
  const [strict, trusting] = [findProvider(SET), findProvider({ ...SET, STUDIO_OIDC_TRUST_EMAIL: '1' })]
  if (strict === undefined || trusting === undefined) throw new Error('There are settings')
  for (const email_verified of [undefined, false, 'true', 1])
    expect(readClaims({ ...claims, email_verified }, strict).email).toBe('')
  expect(readClaims({ ...claims, email_verified: true }, strict)).toMatchObject({
    email: 'ada@company.example',
    name: 'ada@company.example',
  })
  expect(readClaims(claims, trusting).email).toBe('ada@company.example')
})
