import { setTimeout as sleep } from 'node:timers/promises'
import { readFigure } from '../read-metrics.ts'
import type { ProofSite } from '../site-process.ts'

const DELIVERED_MS = 60_000

/** Waits until the studio has all forms and the outbox has room for the next failure. */
export async function waitUntilDelivered({ ports }: Pick<ProofSite, 'ports'>): Promise<void> {
  for (const deadline = Date.now() + DELIVERED_MS; Date.now() < deadline; await sleep(100)) {
    const figures = await Promise.all(
      ['waiting', 'full'].map((name) => readFigure(ports.main, `menagerie_outbox_${name}`)),
    )
    if (figures.every((figure) => figure === 0)) return
  }
  throw new Error('The outbox is not delivered')
}
