import { watchFaults } from '@menagerie/telemetry/watch-faults'
import type { Log } from '../../platform/log.ts'
import type { Readiness } from './readiness.ts'

/** Logs each fault that `/readyz` reports, when it begins and when it ends. Returns a function that stops this. */
export const logFaults = (readiness: () => Readiness, log: Log): (() => void) =>
  watchFaults({
    read: () => readiness().degraded,
    onFault: (fault) => log.warn('Not well', { fault }),
    onEnd: (fault) => log.info('Well again', { fault }),
  })
