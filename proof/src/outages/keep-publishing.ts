import { setTimeout as sleep } from 'node:timers/promises'
import { type PublishedPage, publishTitle } from '../publish-by-sql.ts'

const PAUSE_MS = 30
const PAGES_EACH = 5

/** Publishes batch after batch, even while processes are killed, and counts the batches that the database has confirmed. */
export function keepPublishing(databaseUrl: string, pages: readonly PublishedPage[]) {
  let isOver = false
  let published = 0
  let refused = 0
  async function publish(): Promise<void> {
    for (let round = 0; !isOver; round += 1) {
      const chosen = Array.from({ length: PAGES_EACH }, (_, at) => pages[(round * PAGES_EACH + at) % pages.length])
      const batch = chosen.filter((page) => page !== undefined)
      await publishTitle(databaseUrl, batch, `Published ${round}`).then(
        () => {
          published += 1
        },
        () => {
          refused += 1
        },
      )
      await sleep(PAUSE_MS)
    }
  }
  const running = publish()
  return {
    async stop() {
      isOver = true
      await running
      return { published, refused }
    },
  }
}
