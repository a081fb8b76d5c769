import type { FeedChange } from '@menagerie/contract/feed'
import { onTestFinished } from 'vitest'
import { openReplica, type ReplicaOptions } from '../open-replica.ts'
import type { Alarm } from '../take-in.ts'
import { DUTCH_SITE, makeDirectory, toChanges } from './example-changes.ts'

/** A replica of this test alone, closed after it, that keeps what it tells. */
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
      // Closed by the test already.
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
