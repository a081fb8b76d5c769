import type { FeedChange } from '@menagerie/contract/feed'
import { onTestFinished } from 'vitest'
import { openReplica, type ReplicaOptions } from '../open-replica.ts'
import type { Alarm } from '../take-in.ts'
import { DUTCH_SITE, makeDirectory, toChanges } from './example-changes.ts'

/** Opens a replica for this test, closed after it, that records its alarms and notices. */
export function openTestReplica(options: Partial<ReplicaOptions> = {}) {
  const alarms: Alarm[] = []
  const notices: string[] = []
  const replica = openReplica({
    dir: makeDirectory(),
    onAlarm: (alarm) => alarms.push(alarm),
    onNotice: (notice) => notices.push(notice),
    ...options,
  })
  onTestFinished(() => {
    try {
      replica.close()
    } catch {
      // The test has closed it already.
    }
  })
  let cursor = 0
  return {
    replica,
    alarms,
    notices,
    reader: replica.reader(DUTCH_SITE, new Set()),
    apply(...changes: FeedChange[]) {
      cursor += 1
      return [...replica.apply(toChanges(changes, { cursor: `cursor-${cursor}` }))].sort()
    },
  }
}
