import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchRow } from '@menagerie/bench/row'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { z } from 'zod'
import { findFreePort } from '../../../scripts/port.ts'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { query } from '../publishing/compare-states.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { createSiteProcess } from '../site-process.ts'
import { waitUntilInStep } from '../wait-until-in-step.ts'
import { createAdminBuild } from './admin-build.ts'
import type { FailureStage } from './failure-stage.ts'
import { FAILURES, type Failure } from './failures.ts'
import { createSmallDisk } from './small-disk.ts'
import { waitUntilDelivered } from './wait-until-delivered.ts'

/** Time within which operations.md promises a report. */
const TOLD_MS = 30_000
const LOOK_MS = 250

/**
 * The table *Health reports* of docs/operations.md on the running product: each part is broken, and what `/readyz`, `/metrics` and
 * visitors are told is compared with what is promised there.
 */
export async function runFailures(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['web', 'studio'])
  const nowhere = `127.0.0.1:${await findFreePort()}`
  process.env.SMTP_URL = `smtp://${nowhere}`
  const studio = await startDemoStudio(folder, ['content-api', 'admin'])
  const site = await openSite(studio, folder, `http://${nowhere}`)
  try {
    await site.start()
    await waitUntilInStep(site)
    const stage: FailureStage = {
      studio,
      site,
      contactPath: await findContactPath(studio),
      smallDisk: createSmallDisk(join(folder, 'site', 'images')),
      adminBuild: createAdminBuild(),
    }
    const rows: BenchRow[] = []
    for (const failure of FAILURES) rows.push(await tryFailure(failure, stage))
    return rows
  } finally {
    await site.stop()
    await studio.stop()
  }
}

const openSite = (studio: Studio, folder: string, searchUrl: string) =>
  createSiteProcess(join(folder, 'site'), {
    CONTENT_API_URL: studio.contentApiOrigin,
    CONTENT_API_TOKEN: studio.feedToken,
    CONTENT_API_SUBMISSIONS_TOKEN: studio.submissionsToken,
    OUTBOX_DIR: join(folder, 'outbox'),
    OUTBOX_MAX_MB: '1',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SEARCH_ENGINE: 'node',
    SEARCH_SERVICE_URL: searchUrl,
    SEARCH_SERVICE_KEY: 'none',
  })

/** Tries a failure. An error in one does not stop the others. */
async function tryFailure(failure: Failure, stage: FailureStage): Promise<BenchRow> {
  const { name, mend, told, visitors } = failure
  const { tookMs, faults } = await breakAndLook(failure, stage).catch((error: unknown) => ({
    tookMs: 0,
    faults: [`not tried: ${error}`],
  }))
  try {
    await mend(stage)
    await waitUntilInStep(stage.site)
    await waitUntilDelivered(stage.site)
  } catch (error) {
    faults.push(`not mended: ${error}`)
  }
  return {
    id: 'failures',
    what: `${name}: ${told.map(({ what }) => what).join(', ')}; ${visitors.map(({ what }) => what).join(', ')}`,
    figure: faults.length === 0 ? `told after ${(tookMs / 1000).toFixed(1)} s` : faults.join('; '),
    baseline: '',
    goal: `within ${TOLD_MS / 1000} s`,
    met: faults.length === 0,
  }
}

async function breakAndLook({ cause, told, visitors }: Failure, stage: FailureStage) {
  const isTold = ({ isTold: ask }: Failure['told'][number]) => ask(stage).catch(() => false)
  const early: string[] = []
  if (cause !== undefined) {
    for (const sign of told) if (await isTold(sign)) early.push(`told before: ${sign.what}`)
    await cause(stage)
  }
  const began = performance.now()
  const missing = new Set(told)
  while (missing.size > 0 && performance.now() - began < TOLD_MS) {
    for (const sign of missing) if (await isTold(sign)) missing.delete(sign)
    if (missing.size > 0) await sleep(LOOK_MS)
  }
  const tookMs = performance.now() - began
  const wrong = await Promise.all(
    visitors.map(async ({ what, isRight }) => ((await isRight(stage)) ? [] : [`visitors: ${what}`])),
  )
  return { tookMs, faults: [...early, ...[...missing].map(({ what }) => `not told: ${what}`), ...wrong.flat()] }
}

/** Finds the contact page of the first site, which stands at `/` in local addressing. */
async function findContactPath({ databaseUrl }: Studio): Promise<string> {
  const [site] = BRAND_LOCALES
  const [row] = await query(
    databaseUrl,
    `select path from published.entry where kind = 'page' and brand = $1 and locale = $2
     and body->>'template' = 'ContactPage' and body->>'is_gated' = 'false'`,
    [site?.brand, site?.code],
  )
  return `/${z.object({ path: z.string() }).parse(row).path}/`
}
