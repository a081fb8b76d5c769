import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { flipInFile } from '../platform/testing/flip-in-file.ts'
import { checkWholeFile } from './check-whole-file.ts'
import { makeDirectory, pageChange } from './testing/example-changes.ts'
import { openTestReplica } from './testing/open-test-replica.ts'

/** A replica with two pages, closed; `after` changes it beside our code. */
function makeFile(after = ''): { dir: string; file: string } {
  const dir = makeDirectory()
  const { replica, apply } = openTestReplica({ dir })
  apply(pageChange('home', '', { title: 'Welcome' }), pageChange('cats', 'cats', { title: 'Cats' }))
  replica.close()
  const file = join(dir, 'replica.db')
  const db = new DatabaseSync(file)
  db.exec(after)
  db.close()
  return { dir, file }
}

it.each(['Welcome', 'home', 'tailwell'])(
  'finds a changed letter in “%s” and names the entry that contains it',
  async (word) => {
    const { file } = makeFile()
    expect(await checkWholeFile(file)).toBeUndefined()
    flipInFile(file, word)
    expect(await checkWholeFile(file)).toMatch(/^the text of page .+ is not what was published$/)
  },
)

it('accepts entries without a checksum, written by an older version', async () => {
  const { file } = makeFile(
    `UPDATE entry SET title = 'Hello', body = replace(body, 'Welcome', 'Hello') WHERE key = 'home'`,
  )
  expect(await checkWholeFile(file)).toBeUndefined()
})

it('opens a file of an older version and checks only entries written from then on', async () => {
  const { dir, file } = makeFile('DROP TRIGGER checksum_changed; DROP TRIGGER checksum_removed; DROP TABLE checksum')
  const { replica, apply, reader, notices } = openTestReplica({ dir })
  expect([reader.titleOf('page', 'home'), notices]).toEqual(['Welcome', []])
  apply(pageChange('dogs', 'dogs', { title: 'Puppies' }))
  replica.close()
  flipInFile(file, 'Welcome')
  expect(await checkWholeFile(file)).toBeUndefined()
  flipInFile(file, 'Puppies')
  expect(await checkWholeFile(file)).toContain('dogs')
})

it('does not accept a damaged entry when an update rebuilds the titles', async () => {
  const { dir, file } = makeFile('UPDATE meta SET derived_version = -1')
  flipInFile(file, 'Welcome')
  openTestReplica({ dir }).replica.close()
  expect(await checkWholeFile(file)).toContain('home')
})
