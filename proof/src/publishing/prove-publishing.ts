import { setTimeout as sleep } from 'node:timers/promises'
import type { StudioCredentials } from '@menagerie/demo/demo-users'
import { type AdminClient, signInByRest } from '../admin-client.ts'
import { createBatchCheck } from './check-batches.ts'
import { findDifferences, findLost, findParted, readDatabase } from './compare-states.ts'
import { type FeedReader, readFeed } from './read-feed.ts'
import type { Studio } from './studio-processes.ts'
import { type WrittenDocuments, writeDocuments } from './write-documents.ts'

type ProofSize = { writers: number; publishesEach: number; kills: number }

export type PublishingProof = {
  publishes: number
  kills: number
  seconds: number
  lostAnswers: number
  interruptions: number
  batches: number
  checkedBatches: number
  entries: number
  /** One sentence per fault; empty if there are none. */
  faults: string[]
  reader: FeedReader
}

const SETTLE_MS = 60_000

/**
 * Editors publish through the admin while it and the Content API are killed with -9 again and again. In the end every confirmed save
 * must be in the database, documents and published state must agree, and a reader of the feed must hold exactly that state, without
 * having seen a torn transaction.
 */
export async function provePublishing(
  studio: Studio,
  admin: StudioCredentials,
  size: ProofSize,
): Promise<PublishingProof> {
  const { databaseUrl, adminOrigin, contentApiOrigin, feedToken } = studio
  const check = createBatchCheck()
  const reader = readFeed({ origin: contentApiOrigin, token: feedToken }, check.look)
  const written: WrittenDocuments = { pages: new Map(), products: new Map(), gone: new Set(), publishes: 0 }
  const began = performance.now()
  const kills = createKiller(studio, size)
  const admins: AdminClient[] = []
  // In sequence: Payload writes the whole account back at a sign-in, so two at once would lose one session.
  for (let writer = 0; writer < size.writers; writer += 1) admins.push(await signInByRest(adminOrigin, admin))
  const writers = admins.map((client, number) =>
    writeDocuments({
      admin: client,
      number,
      written,
      publishes: size.publishesEach,
      onPublish: () => kills.atProgress(written.publishes / (size.writers * size.publishesEach)),
    }),
  )
  await Promise.all(writers)
  await kills.done()
  const seconds = (performance.now() - began) / 1000
  const apart = await waitUntilEqual(databaseUrl, reader)
  const faults = [
    ...check.faults,
    ...apart,
    ...(await findLost(databaseUrl, written)),
    ...(await findParted(databaseUrl)),
  ]
  return {
    publishes: written.publishes,
    kills: kills.count(),
    seconds,
    lostAnswers: admins.reduce((sum, { lostAnswers }) => sum + lostAnswers, 0),
    interruptions: reader.interruptions,
    batches: reader.ledger.batches,
    checkedBatches: check.checked,
    entries: reader.ledger.held.size,
    faults,
    reader,
  }
}

/** Kills admin and Content API in turn, spread over the work. Each kill waits until the process killed before it is ready again. */
function createKiller(studio: Studio, { kills }: ProofSize) {
  let begun = 0
  let running: Promise<void> = Promise.resolve()
  return {
    atProgress(share: number): void {
      while (begun < kills && share * (kills + 1) >= begun + 1) {
        const name = begun % 2 === 0 ? 'admin' : 'content-api'
        begun += 1
        running = running.then(() => studio.killAndRestart(name))
      }
    },
    done: () => running,
    count: () => begun,
  }
}

/** Returns the differences that remain when time is up; empty as soon as the reader holds the published state. */
export async function waitUntilEqual(databaseUrl: string, reader: FeedReader): Promise<string[]> {
  for (const deadline = Date.now() + SETTLE_MS; ; ) {
    const differences = findDifferences(await readDatabase(databaseUrl), reader.ledger.held, 'the reader')
    if (differences.length === 0 || Date.now() > deadline) return differences
    await sleep(200)
  }
}
