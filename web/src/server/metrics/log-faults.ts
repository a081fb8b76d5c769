import { watchFaults } from '@menagerie/telemetry/watch-faults'
import type { Log } from '../../platform/log.ts'
import type { Readiness } from './readiness.ts'

/** Logs what is not well when it comes and when it is over, as `/readyz` tells it. Returns how to stop. */
export const logFaults = (readiness: () => Readiness, log: Log): (() => void) =>
  watchFaults({
    read: () => readiness().degraded,
    onFault: (fault) => log.warn('Not well', { fault }),
    onEnd: (fault) => log.info('Well again', { fault }),
  })
