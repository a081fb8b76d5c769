import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { GET as readFigures } from '../../app/metrics/route.ts'
import { GET as readReady } from '../../app/readyz/route.ts'

vi.mock('payload', () => ({
  getPayload: async () => ({ db: { pool: { totalCount: 1, idleCount: 1, waitingCount: 0 } } }),
}))
vi.mock('../payload.config.ts', () => ({ default: {} }))
vi.mock('./is-database-away.ts', () => ({ isDatabaseAway: async () => false }))

const build = mkdtempSync(join(tmpdir(), 'admin-routes-'))
for (const name of ['server', 'static']) mkdirSync(join(build, name))
writeFileSync(join(build, 'BUILD_ID'), 'one')
afterAll(() => rmSync(build, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

const ask = () => new Request('http://127.0.0.1:3300/', { headers: { authorization: 'Bearer a-token-of-watchers' } })

test('an admin whose build was deleted is not ready, reports the reason and shows it in its metrics', async () => {
  vi.stubEnv('MENAGERIE_ADMIN_BUILD', build)
  vi.stubEnv('METRICS_TOKEN', 'a-token-of-watchers')
  expect((await readReady(ask())).status).toBe(200)
  expect(await (await readFigures(ask())).text()).toMatch(/^menagerie_build_gone 0$/m)
  rmSync(join(build, 'static'), { recursive: true })
  const answer = await readReady(ask())
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'the files of its build are gone: start it again' })
  expect(await (await readFigures(ask())).text()).toMatch(/^menagerie_build_gone 1$/m)
})
