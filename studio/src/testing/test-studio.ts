import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { inject, vi } from 'vitest'
import { createTestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { cheapenHashes } from './cheapen-hashes.ts'

export type TestStudio = { payload: Payload; databaseUrl: string; mediaDir: string; close: () => Promise<void> }

/** Longest time that an open transaction of a test may delay closing its database. */
const PATIENCE_MS = 3_000
const LOOK_MS = 20
/** Payload keeps one connection open to notice a lost database, so a pool never becomes empty. */
const OWN_CONNECTIONS = 1

/**
 * Started once per test process, because loading the studio's code and building its schema takes longer than most test
 * files.
 */
let started: Payload | undefined

/**
 * The real studio on its own migrated database, for one test file; files of the same process use the same Payload one
 * after the other.
 */
export async function openTestStudio(): Promise<TestStudio> {
  cheapenHashes()
  const database = await createTestDatabase()
  const mediaDir = join(inject('runFolder'), `media-${process.pid}`)
  await mkdir(mediaDir, { recursive: true })
  // The configuration reads these variables when it is loaded; commands started by tests inherit them.
  process.env.DATABASE_URL = database.url
  process.env.PAYLOAD_SECRET = 'only-for-this-test-run'
  process.env.MEDIA_DIR = mediaDir
  if (started) await connect(started, database.url)
  else {
    const { default: config } = await import('../payload.config.ts')
    started = await getPayload({ config, disableOnInit: true })
  }
  const payload = started
  return {
    payload,
    databaseUrl: database.url,
    mediaDir,
    async close() {
      vi.restoreAllMocks()
      vi.unstubAllEnvs()
      await disconnect(payload)
      await database.drop(OWN_CONNECTIONS)
      for (const name of await readdir(mediaDir)) await rm(join(mediaDir, name), { recursive: true, force: true })
    },
  }
}

/** Repeats Payload's connection at its start, without loading the configuration again. */
async function connect({ db }: Payload, url: string): Promise<void> {
  db.poolOptions.connectionString = url
  await db.connect?.()
}

async function disconnect({ db, logger }: Payload): Promise<void> {
  const { pool } = db
  // Payload opens a new pool if there is none.
  Object.assign(db, { pool: undefined })
  const level = logger.level
  const ended = pool.end()
  const until = Date.now() + PATIENCE_MS
  while (countHeld(pool) > OWN_CONNECTIONS && Date.now() < until) await sleep(LOOK_MS)
  // Dropping the database ends the remaining connections, which the studio would report as errors.
  logger.level = 'silent'
  void ended.finally(() => {
    logger.level = level
  })
}

/** Number of connections in use. */
const countHeld = ({ totalCount, idleCount }: Payload['db']['pool']): number => totalCount - idleCount
