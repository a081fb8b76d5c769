import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickPorts } from '../../../scripts/port.ts'
import { removeCluster } from '../../../scripts/postgres/remove-cluster.ts'
import { type Studio, startStudio } from '../publishing/studio-processes.ts'
import { proveCatchUp, proveOutbox } from './prove-outbox.ts'

/** The sample of `npm run proof -- outbox` that every test run does (decisions 39). */
const SIZE = { rounds: 6, seconds: 120 }
const FORMS_WHILE_DOWN = 200
const MINUTES_MS = 60_000

let stateFolder: string
let studio: Studio

beforeAll(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'menagerie-outbox-'))
  const env = { ...process.env, ...(await pickPorts()), MENAGERIE_VAR: stateFolder, DATABASE_URL: '' }
  studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api'], 'nothing')
}, 4 * MINUTES_MS)

afterAll(async () => {
  await studio?.stop()
  removeCluster(stateFolder)
})

test(
  'sites and the Content API are killed while visitors send forms: each that was accepted is there once, with its mail',
  async () => {
    const proof = await proveOutbox(studio, join(stateFolder, 'outbox.sqlite'), SIZE)
    expect(proof.faults).toEqual([])
    expect(proof.rounds).toBeGreaterThan(1)
    expect(proof.mails).toBeGreaterThan(0)
  },
  5 * MINUTES_MS,
)

test(
  'forms that were sent while the studio was dead arrive when it is back',
  async () => {
    const { taken } = await proveCatchUp(studio, join(stateFolder, 'outbox.sqlite'), FORMS_WHILE_DOWN)
    expect(taken).toBe(FORMS_WHILE_DOWN)
  },
  5 * MINUTES_MS,
)
