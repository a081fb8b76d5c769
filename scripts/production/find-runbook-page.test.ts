import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OutboxState } from '../../web/src/platform/outbox.ts'
import { toOutboxFaults } from '../../web/src/server/metrics/outbox-faults.ts'
import { toReadiness } from '../../web/src/server/metrics/readiness.ts'
import { ROOT } from '../state-folder.ts'
import { findRunbookPages } from './find-runbook-page.ts'

const NOW = 1_000_000
const lane = { brand: 'tailwell', waiting: 0, oldestAt: undefined, putOff: 0, dead: 0 }
const calm: OutboxState = { lanes: [], isFull: false, damage: [], lost: 0 }
const pageOf = (...sentences: string[]) => findRunbookPages(sentences).replaceAll(/docs\/runbook\/|\.md/g, '')

test('each fault message of the outbox leads to its runbook page', () => {
  const told = (state: Partial<OutboxState>) => pageOf(...toOutboxFaults({ ...calm, ...state }, NOW))
  expect(told({ isFull: true })).toBe('FormsRefused')
  expect(told({ isFull: true, trouble: 'its thread has said nothing for 12 s' })).toBe('FormsRefused')
  expect(told({ lanes: [{ ...lane, waiting: 3, oldestAt: 0 }] })).toBe('FormsWait')
  expect(told({ lanes: [{ ...lane, putOff: 1 }] })).toBe('FormsDead')
  expect(told({ lanes: [{ ...lane, dead: 1 }] })).toBe('FormsDead')
  expect(told({ damage: ['it was cut; 2 forms that were thanked for are missing (outbox-damaged-1.json)'] })).toBe(
    'FormsLost',
  )
})

test('the messages of a site that has loaded no data, and of a full disk, lead to their runbook pages', () => {
  const { missing, degraded } = toReadiness({
    replica: undefined,
    feed: undefined,
    search: undefined,
    outbox: calm,
    isStopping: false,
    now: NOW,
    disks: [{ folder: '/var', freeMb: 5 }],
  })
  expect(pageOf(...missing)).toBe('SiteNotReady')
  expect(pageOf(...degraded)).toBe('FeedLost, DiskLow')
})

test('messages of the other processes lead to runbook pages that exist', () => {
  const pages: Record<string, string> = {
    'mail: its server does not answer: connect ECONNREFUSED': 'MailServerDown',
    'mail: SMTP_URL is not set, so each mail becomes a file and reaches no person': 'MailServerDown',
    'mail: 3 mails wait, the oldest for 130 s': 'MailsWait',
    'receivers: 3 deliveries wait, the oldest for 130 s': 'DeliveriesWait',
    'plans: one waits for 130 s: no admin carries plans out': 'PlansLate',
    'search: its service does not answer': 'SearchDown',
    'search: 1 of 4 indexes do not answer yet': 'SearchNotReady',
    'search: indexes cannot be kept on disk, they are in memory alone: ENOSPC': 'SearchUnsaved',
    'The database does not answer at the moment': 'DatabaseDown',
    'database unreachable': 'DatabaseDown',
    'The database is not migrated yet': 'AdminNotReady',
    'files: 3 have not arrived': 'FilesMissing',
    'the files of its build are gone: start it again': 'AdminNotReady',
    'feed: the published state of epoch e2 lacks 90 of the 100 entries shown and is held back': 'StateHeldBack',
    'replica: its file was overwritten, all of it is loaded again': 'ReplicaDamaged',
    'replica: 2 published entries could not be taken in, their last good state is shown': 'EntriesRefused',
    'something new': 'README',
  }
  for (const [sentence, page] of Object.entries(pages)) {
    expect(pageOf(sentence)).toBe(page)
    expect(existsSync(join(ROOT, findRunbookPages([sentence]))), page).toBe(true)
  }
  expect(findRunbookPages(['disk: 5 MB', 'disk: 6 MB'])).toBe('docs/runbook/DiskLow.md')
})
