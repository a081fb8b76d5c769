import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tryNodeKills } from './testing/try-node-kills.ts'

it('loses nothing that was acknowledged and doubles nothing in 3 kills', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'search-killed-'))
  await expect(tryNodeKills(dir, 3)).resolves.toBeUndefined()
  await rm(dir, { recursive: true })
})
