import { expect, test } from 'vitest'
import { toWalSettings } from './wal-archive.ts'

test('without an archive PostgreSQL logs as little as possible', () => {
  expect(toWalSettings()).toEqual(['wal_level=minimal', 'max_wal_senders=0'])
  expect(toWalSettings('')).toEqual(toWalSettings())
})
