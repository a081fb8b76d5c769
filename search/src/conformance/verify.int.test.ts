import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const VERIFY = fileURLToPath(new URL('verify.ts', import.meta.url))

it.each([{}, { ALGOLIA_APPLICATION_ID: 'one-without-the-other' }])(
  'reports that nothing was verified with the variables %j',
  (variables) => {
    const env = { PATH: process.env.PATH, ...variables }
    const { status, stdout } = spawnSync(process.execPath, [VERIFY], { env, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Nothing was verified: ALGOLIA_APPLICATION_ID and ALGOLIA_ADMIN_KEY are not set\./)
  },
)
