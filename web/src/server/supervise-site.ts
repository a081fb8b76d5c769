import type { Env } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { createSupervisor } from '../processes/supervisor.ts'

/** The process that looks after those that answer. SIGHUP replaces them by what `exec` is then. */
export async function superviseSite(env: Env, exec: string): Promise<void> {
  const log = createLog({ level: env.LOG_LEVEL })
  // Not where this one was started: that folder goes with its version.
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
  // The process itself has said why.
  if (!isStarted) process.exit(1)
  log.info('All processes of the site are running', { processes: env.WEB_PROCESSES, supervisor: process.pid })
  process.on('SIGHUP', () => void supervisor.replaceAll())
}
