import { watchFaults } from '@menagerie/telemetry/watch-faults'
import { findMediaFolder } from '../platform/environment.ts'
import { readDiskHealth } from '../platform/watch-disk.ts'
import { isBuildGone } from './is-build-gone.ts'

/** Logs when a fault of the admin begins and ends. An outage of PostgreSQL is logged where it is noticed. */
export function logAdminFaults(): void {
  watchFaults({
    read: () => [
      ...(isBuildGone(process.env.MENAGERIE_ADMIN_BUILD) ? ['build: its files are gone, start it again'] : []),
      ...readDiskHealth(findMediaFolder()).degraded,
    ],
    onFault: (fault) => console.warn(`Not well: ${fault}`),
    onEnd: (fault) => console.info(`Well again: ${fault}`),
  })
}
