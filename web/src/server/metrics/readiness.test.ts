import { expect, test } from 'vitest'
import type { OutboxState } from '../../platform/outbox.ts'
import { toReadiness } from './readiness.ts'

const replica = { epoch: 'e', cursor: '1', entries: 3, refused: 0, inContract: true }
const feed = {
  connected: true,
  ready: true,
  lagMs: 0,
  cursor: '1',
  epoch: 'e',
  entries: 3,
  refused: 0,
  missingFiles: 0,
}
const search = { indexes: 4, ready: 4, records: 9, bytes: 900, unusableRows: 0 }
const outbox: OutboxState = { lanes: [], isFull: false, damage: [], lost: 0 }
const NOW = Date.parse('2026-11-26T12:00:00Z')
const fine = {
  replica,
  feed,
  search,
  outbox,
  disks: [{ folder: '/var/x', freeMb: 9_000 }],
  isStopping: false,
  now: NOW,
}

test('a site that holds content and follows the feed is ready, and nothing is reported as missing', () => {
  expect(toReadiness(fine)).toEqual({ ready: true, missing: [], degraded: [], feed: 'connected' })
})

test('a site that has never loaded content is not ready and names the reason', () => {
  const { ready, missing } = toReadiness({ ...fine, replica: undefined })
  expect(ready).toBe(false)
  expect(missing).toEqual(['replica: nothing was loaded yet'])
})

test('a stopping process is not ready', () => {
  expect(toReadiness({ ...fine, isStopping: true })).toMatchObject({
    ready: false,
    missing: ['process: it is stopping'],
  })
})

test('an unreachable studio leaves the site ready, and the lost feed is reported after a while', () => {
  const lost = { ...feed, connected: false }
  expect(toReadiness({ ...fine, feed: { ...lost, lagMs: 2_000 } })).toMatchObject({
    ready: true,
    degraded: [],
    feed: 'lost',
  })
  const { ready, degraded } = toReadiness({ ...fine, feed: { ...lost, lagMs: 75_400 } })
  expect(ready).toBe(true)
  expect(degraded).toEqual(['feed: lost for 75 s, what is held may be out of date'])
})

test('refused entries, an old contract and missing files are reported with their numbers, and the site stays ready', () => {
  const { ready, degraded } = toReadiness({
    ...fine,
    replica: { ...replica, refused: 2, inContract: false },
    feed: { ...feed, missingFiles: 5 },
  })
  expect(ready).toBe(true)
  expect(degraded.map((fault) => fault.split(':')[0])).toEqual(['replica', 'replica', 'files'])
  expect(degraded.join(' ')).toMatch(/2 published.*5 have not arrived/)
})

test('indexes that do not answer and unusable search rows are reported, and the site stays ready', () => {
  expect(toReadiness({ ...fine, search: { ...search, ready: 3, unusableRows: 2 } })).toMatchObject({
    ready: true,
    degraded: [
      'search: 1 of 4 indexes do not answer yet',
      'search: 2 synonyms or rules of editors cannot be used and are left out',
    ],
  })
})

test('a held-back published state, a damaged replica and unsaved indexes are reported, and the site stays ready', () => {
  const { ready, degraded } = toReadiness({
    ...fine,
    feed: { ...feed, heldBack: { epoch: 'e2', lost: 90, of: 100 }, damage: 'its file was overwritten' },
    search: { ...search, unsaved: 'ENOSPC' },
  })
  expect(ready).toBe(true)
  expect(degraded).toHaveLength(3)
  expect(degraded.join(' ')).toMatch(/lacks 90 of the 100.*npm run accept-load -- e2.*overwritten.*ENOSPC/)
})

test('outbox faults, an unreachable search node and a low disk are reported, and the site stays ready', () => {
  const lane = { brand: 'tailwell' as const, waiting: 7, oldestAt: NOW - 90_000, putOff: 2, dead: 1 }
  const other = { brand: 'aldergrove' as const, waiting: 3, oldestAt: NOW - 5_000, putOff: 0, dead: 0 }
  const { ready, degraded } = toReadiness({
    ...fine,
    search: undefined,
    searchTrouble: 'its service does not answer: ECONNREFUSED',
    outbox: {
      lanes: [lane, other],
      isFull: true,
      damage: ['it has lost its end; 4 forms'],
      lost: 4,
      trouble: 'locked',
    },
    disks: [{ folder: '/var/replica', freeMb: 120 }],
  })
  expect(ready).toBe(true)
  expect(degraded).toEqual([
    'search: its service does not answer: ECONNREFUSED',
    'outbox: locked',
    'outbox: no form can be stored, visitors are asked to try again later',
    'outbox: 7 forms of tailwell wait for the studio, the oldest for 90 s',
    'outbox: 2 forms of tailwell are put off, the studio could not take them',
    'outbox: 1 forms of tailwell were refused by the studio for good and are kept',
    'outbox: it has lost its end; 4 forms',
    'disk: 120 MB are left for /var/replica',
  ])
})
