import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickPorts } from '../../scripts/port.ts'
import { removeCluster } from '../../scripts/postgres/remove-cluster.ts'
import { type AccountsTarget, toTarget } from './accounts/account-calls.ts'
import { proveKills } from './accounts/prove-kills.ts'
import { proveSameAnswers } from './accounts/prove-same-answers.ts'
import { proveSessions } from './accounts/prove-sessions.ts'
import { proveCatchUp, proveOutbox } from './outbox/prove-outbox.ts'
import { type Studio, startStudio } from './publishing/studio-processes.ts'

/** Small sizes of `npm run proof -- outbox accounts` for every test run (reading 39), with one studio for both. */
const SIZE = { rounds: 3, seconds: 60 }
const FORMS_WHILE_DOWN = 200
/** This test does not compare times. */
const ANSWERS = { tries: 6, atOnce: 2 }
const KILLS = 1
const MINUTES_MS = 60_000

let stateFolder: string
let studio: Studio
let target: AccountsTarget

beforeAll(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'menagerie-killed-'))
  const env = { ...process.env, ...(await pickPorts()), MENAGERIE_VAR: stateFolder, DATABASE_URL: '' }
  studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api'], 'nothing')
  target = toTarget(studio)
}, 4 * MINUTES_MS)

afterAll(async () => {
  await studio?.stop()
  removeCluster(stateFolder)
})

test(
  'every form accepted while sites and the Content API are killed is stored once, with its mail',
  async () => {
    const proof = await proveOutbox(studio, join(stateFolder, 'outbox.sqlite'), SIZE)
    expect(proof.faults).toEqual([])
    expect(proof.rounds).toBeGreaterThan(1)
    expect(proof.mails).toBeGreaterThan(0)
  },
  5 * MINUTES_MS,
)

test(
  'forms sent while the studio is down arrive when it is back',
  async () => {
    const { taken } = await proveCatchUp(studio, join(stateFolder, 'outbox.sqlite'), FORMS_WHILE_DOWN)
    expect(taken).toBe(FORMS_WHILE_DOWN)
  },
  5 * MINUTES_MS,
)

test(
  'known and unknown email addresses get the same answers',
  async () => {
    const proofs = await proveSameAnswers(target, ANSWERS)
    expect(proofs.flatMap(({ faults }) => faults)).toEqual([])
    expect(proofs).toHaveLength(3)
  },
  5 * MINUTES_MS,
)

test(
  'each sign-in gets a new session, which ends at sign-out, suspension and password reset',
  async () => {
    const { checks, faults } = await proveSessions(target)
    expect(faults).toEqual([])
    expect(checks).toBeGreaterThan(5)
  },
  5 * MINUTES_MS,
)

test(
  'applications answered while the Content API is killed are stored once, others completely or not at all',
  async () => {
    const { faults } = await proveKills(studio, target, KILLS)
    expect(faults).toEqual([])
  },
  5 * MINUTES_MS,
)
