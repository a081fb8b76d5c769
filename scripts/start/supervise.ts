import { type ServiceOptions, type StartedService, startService } from './service.ts'
import { watchHealth } from './watch-health.ts'

const RESTART_AFTER_MS = 1_000

type Supervised = {
  readonly service: StartedService
  /** From this call on a service that ends by itself is restarted, with a message. */
  restartWhenItEnds: () => void
  stop: () => Promise<void>
}

/** Starts a service. `onStart` is called for each start, including the first. */
export function superviseService(options: ServiceOptions, onStart: (pid: number | undefined) => void): Supervised {
  let stopped = false
  let service = launch()

  function launch() {
    const started = startService(options)
    onStart(started.child.pid)
    return started
  }
  function restartWhenItEnds() {
    const health = watchHealth(options.healthUrl, () => {
      console.log(`  ! ${options.name} does not answer any more and is ended: see ${service.logFile}`)
      service.child.kill('SIGKILL')
    })
    service.child.once('exit', (code, by) => {
      health.stop()
      if (stopped) return
      console.log(`  ! ${options.name} ended (${by ?? code}) and is started again: see ${service.logFile}`)
      setTimeout(relaunch, RESTART_AFTER_MS)
    })
  }
  function relaunch() {
    if (stopped) return
    service = launch()
    restartWhenItEnds()
  }
  return {
    get service() {
      return service
    },
    restartWhenItEnds,
    stop: () => {
      stopped = true
      return service.stop()
    },
  }
}
