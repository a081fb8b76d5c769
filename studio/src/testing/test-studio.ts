import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { createTestDatabase } from '../../../scripts/postgres/test-database.ts'

export type TestStudio = { payload: Payload; databaseUrl: string; mediaDir: string; close: () => Promise<void> }

/** The real studio on a migrated database of its own, for one test file. */
export async function openTestStudio(): Promise<TestStudio> {
  const database = await createTestDatabase()
  const mediaDir = await mkdtemp(join(tmpdir(), 'menagerie-media-'))
  // The configuration reads these when it is loaded.
  process.env.DATABASE_URL = database.url
  process.env.PAYLOAD_SECRET = 'only-for-this-test-run'
  process.env.MEDIA_DIR = mediaDir
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  return {
    payload,
    databaseUrl: database.url,
    mediaDir,
    async close() {
      await payload.destroy()
      // Payload leaves its connections open; dropping the database ends them.
      payload.logger.level = 'silent'
      await database.drop()
      await rm(mediaDir, { recursive: true, force: true })
    },
  }
}
