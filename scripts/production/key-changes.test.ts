import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../../studio/src/content-api/call/settings.ts'
import { readEnv } from '../../web/src/platform/env.ts'
import { ROOT } from '../state-folder.ts'
import { ALL_SECRETS, type ProcessRole, SECRETS_OF, type Variables, withoutOthersSecrets } from './roles.ts'

const composeSchema = z.object({
  services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.unknown()).default({}) })),
})
const [compose] = loadAll(readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8'))
const { services } = composeSchema.parse(compose)

/** Inserts settings as compose does: `${NAME}`, `${NAME-or}`, `${NAME:-or}`, `${NAME:?}`, also one inside another. */
function insert(text: string, env: Variables): string {
  const inner = /\$\{(\w+)(?:(:?-)([^${}]*)|:\?)?\}/
  const found = inner.exec(text)
  if (found === null) return text
  const [whole, name = '', sign, or = ''] = found
  const value = env[name]
  const isMissing = value === undefined || (sign === ':-' && value === '')
  return insert(
    text.replace(whole, () => (isMissing ? or : value)),
    env,
  )
}

/** The environment of a service, with what `compose.env` says. */
function toEnvironment(role: ProcessRole, env: Variables): Variables {
  const { '<<': merged = {}, ...own } = services[role]?.environment ?? {}
  const all = { ...z.record(z.string(), z.unknown()).parse(merged), ...own }
  const set = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, insert(String(value), env)]))
  return withoutOthersSecrets(role, set)
}

const secretOf = (name: string) => `${name.toLowerCase()}-`.padEnd(40, 'x')
const NAMES = ['PAYLOAD_SECRET', 'SESSION_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN']
const TOKENS = ['FEED_TOKEN', 'ACCOUNTS_TOKEN', 'SUBMISSIONS_TOKEN']
const settings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, secretOf(name)]))
const NOW = { ...settings(...NAMES, ...TOKENS), DATABASE_PASSWORD: 'password', STUDIO_HOST: 'studio.example' }
const DURING = { ...NOW, ...settings(...[...NAMES, ...TOKENS].map((name) => `${name}_BEFORE`)) }

test('with compose, each secret that has a former one reaches its processes together with it', () => {
  for (const role of ['web', 'content-api', 'admin', 'jobs'] as const) {
    const given = toEnvironment(role, DURING)
    const wanted = SECRETS_OF[role].filter((name) => given[name] && ALL_SECRETS.includes(`${name}_BEFORE`))
    expect(wanted.length, role).toBeGreaterThan(0)
    const before = SECRETS_OF[role].filter(
      (name) => wanted.includes(name.replace(/_BEFORE$/, '')) && name.endsWith('_BEFORE'),
    )
    expect(Object.fromEntries(before.map((name) => [name, given[name]])), role).toEqual(settings(...before))
  }
  expect(toEnvironment('admin', DURING)).toMatchObject(settings('PAYLOAD_SECRET_BEFORE', 'PREVIEW_SECRET_BEFORE'))
  expect(toEnvironment('web', DURING)).toMatchObject(settings('SESSION_SECRET_BEFORE', 'METRICS_TOKEN_BEFORE'))
})

test('with compose, the Content API accepts the new and the former token of each scope during a change, and one otherwise', () => {
  const tokensOf = (env: Variables) => readSettings(toEnvironment('content-api', env)).tokens
  for (const [scope, name] of [
    ['feed', 'FEED_TOKEN'],
    ['accounts', 'ACCOUNTS_TOKEN'],
    ['submissions', 'SUBMISSIONS_TOKEN'],
  ] as const) {
    const accepted = (env: Variables) => [
      ...new Set(
        tokensOf(env)
          .filter((each) => each.scope === scope)
          .map(({ token }) => token),
      ),
    ]
    expect(accepted(DURING).toSorted()).toEqual([secretOf(name), secretOf(`${name}_BEFORE`)].toSorted())
    expect(accepted(NOW)).toEqual([secretOf(name)])
  }
})

test('with compose, a site starts without former secrets', () => {
  expect(readEnv(toEnvironment('web', NOW), ROOT)).toMatchObject({ ok: true })
})
