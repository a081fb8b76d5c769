import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickPorts } from '../../../scripts/port.ts'
import { removeCluster } from '../../../scripts/postgres/remove-cluster.ts'
import { buildIfChanged } from '../../../scripts/start/build.ts'
import { provePublishing } from './prove-publishing.ts'
import { type Studio, startStudio } from './studio-processes.ts'

/** A small size of `npm run proof -- publishing` for every test run (reading 39). */
const SIZE = { writers: 4, publishesEach: 20, kills: 6 }
const FIRST_USER = { name: 'First', email: 'first@menagerie.example', password: 'a-password-of-this-test' }
const MINUTES_MS = 60_000

let stateFolder: string
let studio: Studio

beforeAll(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'menagerie-proof-'))
  await buildIfChanged('studio', stateFolder, new AbortController().signal)
  const env = { ...process.env, ...(await pickPorts()), MENAGERIE_VAR: stateFolder, DATABASE_URL: '' }
  studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api', 'admin'], 'nothing')
  await studio.addUser(FIRST_USER)
}, 4 * MINUTES_MS)

afterAll(async () => {
  await studio?.stop()
  removeCluster(stateFolder)
})

test(
  'nothing is lost, duplicated or torn when admin and Content API are killed repeatedly during publishing',
  async () => {
    const proof = await provePublishing(studio, FIRST_USER, SIZE)
    await proof.reader.stop()
    expect(proof.faults).toEqual([])
    expect(proof).toMatchObject({ publishes: SIZE.writers * SIZE.publishesEach, kills: SIZE.kills })
    expect(proof.checkedBatches).toBeGreaterThan(0)
    expect(proof.interruptions).toBeGreaterThanOrEqual(SIZE.kills / 2)
  },
  5 * MINUTES_MS,
)
