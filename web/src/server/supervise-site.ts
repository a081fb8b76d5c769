import type { Env } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { createSupervisor } from '../processes/supervisor.ts'

/** Runs the process that supervises those that answer. SIGHUP replaces them by processes of the then current `exec`. */
export async function superviseSite(env: Env, exec: string): Promise<void> {
  const log = createLog({ level: env.LOG_LEVEL })
  // Not the folder where this process was started: that is removed with its version.
  const folder = process.env.MENAGERIE_CURRENT || undefined
  const supervisor = createSupervisor({ count: env.WEB_PROCESSES, exec, folder, log })
  let isEnding = false
  const end = async (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    log.info('All processes of the site are stopping', { signal })
    await supervisor.stop()
    log.info('All processes of the site have stopped')
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  const isStarted = await supervisor.start()
  if (isEnding) return
  // The failing process itself has logged why.
  if (!isStarted) process.exit(1)
  log.info('All processes of the site are running', { processes: env.WEB_PROCESSES, supervisor: process.pid })
  process.on('SIGHUP', () => void supervisor.replaceAll())
}
