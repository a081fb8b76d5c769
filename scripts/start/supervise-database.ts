import { setTimeout as wait } from 'node:timers/promises'
import { type ClusterOptions, type PostgresCluster, startCluster } from '../postgres/cluster.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Restarts the embedded PostgreSQL whenever it ends by itself. `onStart` is called for each further start. Committed
 * data is kept, because the server recovers it from its log.
 */
export function superviseDatabase(
  options: ClusterOptions,
  first: PostgresCluster,
  onStart: (pid: number | undefined) => void,
) {
  const stopping = new AbortController()
  let cluster = first
  let restarting: Promise<void> = Promise.resolve()

  async function restart(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        cluster = await startCluster(options)
        onStart(cluster.process.pid)
        watch()
        return
      } catch (error) {
        console.log(`  ! PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`)
      }
    }
  }

  function watch(): void {
    cluster.process.once('exit', (code, by) => {
      if (stopping.signal.aborted) return
      console.log(`  ! PostgreSQL ended (${by ?? code}) and is started again`)
      restarting = restart()
    })
  }

  watch()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await restarting
      await cluster.stop()
    },
  }
}
