import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { createSiteProcess, type ProofSite } from '../site-process.ts'
import { type AccountsTarget, toTarget } from './account-calls.ts'
import { type Kills, proveKills } from './prove-kills.ts'
import { proveSameAnswers, type SameAnswers } from './prove-same-answers.ts'
import { proveSessions } from './prove-sessions.ts'
import { runJourneys } from './run-journeys.ts'
import { runLeaks } from './run-leaks.ts'

const { PROOF_TRIES, PROOF_ROUNDS, PROOF_VARIANTS, PROOF_STEPS } = process.env
const TRIES = Number(PROOF_TRIES ?? 1_000)
const ROUNDS = Number(PROOF_ROUNDS ?? 100)
const VARIANTS = Number(PROOF_VARIANTS ?? 10_000)
/** Accounts that are used at the same time: enough to finish, and few enough that no hash waits longer than an answer takes. */
const AT_ONCE = 3
const MOST_APART = 0.02

type Stage = { studio: Studio; target: AccountsTarget; site: () => Promise<ProofSite> }

/** Steps by name. `PROOF_STEPS=leaks,journeys` runs only some. */
const STEPS: Record<string, (stage: Stage) => Promise<BenchRow[]>> = {
  answers: async ({ target }) => (await proveSameAnswers(target, { tries: TRIES, atOnce: AT_ONCE })).map(toSameRow),
  async sessions({ target }) {
    const { checks, faults } = await proveSessions(target)
    return [
      toRow(
        'S4',
        `${checks} checks: planted, replayed, parallel, suspended, stolen sessions; links used twice`,
        faults,
      ),
    ]
  },
  async leaks({ studio, site }) {
    const { asked, controls, faults } = await runLeaks(studio, (await site()).ports, VARIANTS)
    return [toRow('S5', `${asked} ways of asking for ${controls} gated pages without a session`, faults)]
  },
  journeys: async ({ studio, site }) => [await runJourneys(studio.databaseUrl, (await site()).ports)],
  kills: async ({ studio, target }) => [toKillsRow(await proveKills(studio, target, ROUNDS))],
}

/** S3, S4, S5 and R1 of accounts: what visitors without an account learn, what sessions allow, what leaks, and what a kill loses. */
export async function runAccounts(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['web'])
  const studio = await startDemoStudio(folder, ['content-api'])
  let started: Promise<ProofSite> | undefined
  const site = () => {
    started ??= startSite(folder, studio)
    return started
  }
  const stage = { studio, target: toTarget(studio), site }
  const rows: BenchRow[] = []
  try {
    for (const [name, take] of Object.entries(STEPS)) {
      if (!isWanted(name)) continue
      const found = await take(stage).catch((error: unknown) => [toBrokenRow(name, error)])
      // Steps take long, so each result is printed as soon as it is known.
      for (const { id, what, figure, baseline } of found) console.log(`  ${id}  ${what}: ${figure} ${baseline}`)
      rows.push(...found)
    }
    return rows
  } finally {
    await (await started?.catch(() => undefined))?.stop()
    await studio.stop()
  }
}

const isWanted = (name: string) => PROOF_STEPS === undefined || PROOF_STEPS.split(',').includes(name)

function toBrokenRow(name: string, error: unknown): BenchRow {
  return toRow('accounts', name, [`broke down: ${error instanceof Error ? error.message : error}`])
}

async function startSite(folder: string, studio: Studio): Promise<ProofSite> {
  const { secrets } = studio.settings
  const site = await createSiteProcess(join(folder, 'site'), {
    CONTENT_API_URL: studio.contentApiOrigin,
    CONTENT_API_TOKEN: studio.feedToken,
    CONTENT_API_ACCOUNTS_TOKEN: secrets.accountsToken,
    SESSION_SECRET: secrets.sessionSecret,
    SEARCH_ENGINE: 'off',
  })
  await site.start()
  return site
}

function toSameRow({ form, faults, known, unknown, apart }: SameAnswers): BenchRow {
  say(faults)
  return {
    id: 'S3',
    what: `${form}: ${TRIES} known and ${TRIES} unknown addresses`,
    figure: `${faults.length} other answers, medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms`,
    baseline: `${(apart * 100).toFixed(2)}% apart`,
    goal: '0, 2%',
    met: faults.length === 0 && apart <= MOST_APART,
  }
}

const toKillsRow = ({ rounds, accepted, faults }: Kills): BenchRow =>
  toRow('R1', `${rounds} kills -9 of the Content API while ${accepted} applications and links are taken`, faults)

function toRow(id: string, what: string, faults: readonly string[]): BenchRow {
  say(faults)
  return { id, what, figure: `${faults.length} faults`, baseline: '', goal: '0', met: faults.length === 0 }
}

function say(faults: readonly string[]): void {
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
}
