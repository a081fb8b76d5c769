import { closeSync, openSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { makeDirectory, menuChange, pageChange, productChange } from './testing/example-changes.ts'
import { openTestReplica } from './testing/open-test-replica.ts'

describe('a replica on disk', () => {
  it('continues after a restart where it stopped', () => {
    const dir = makeDirectory()
    const first = openTestReplica({ dir })
    first.apply(pageChange('home', ''), menuChange('m', 'header', ['Dogs']))
    first.replica.close()
    const second = openTestReplica({ dir })
    expect(second.replica.state()?.cursor).toBe('cursor-1')
    expect(second.reader.get('menu', second.reader.list('menu:header')[0] ?? '')?.body.items[0]?.title).toBe('Dogs')
  })

  it.each([
    ['a text file', (file: string) => writeFileSync(file, 'not a database '.repeat(1_000))],
    [
      'the file of another program',
      (file: string) => {
        const other = new DatabaseSync(file)
        other.exec('CREATE TABLE bookmarks (url TEXT)')
        other.close()
      },
    ],
    [
      'a replica with damaged pages',
      (file: string) => {
        const { replica, apply } = openTestReplica({ dir: join(file, '..') })
        apply(...Array.from({ length: 500 }, (_, index) => pageChange(`p${index}`, `p${index}`)))
        replica.close()
        const torn = openSync(file, 'r+')
        writeSync(torn, Buffer.alloc(40_000, 'torn'), 0, 40_000, 8_192)
        closeSync(torn)
      },
    ],
  ])('sets %s aside and starts empty', (_, damage) => {
    const dir = makeDirectory()
    damage(join(dir, 'replica.db'))
    const { replica, notices, apply, reader } = openTestReplica({ dir })
    expect(replica.state()).toBeUndefined()
    expect(readdirSync(dir)).toContain('replica.db.set-aside-1')
    expect(notices).toHaveLength(1)
    apply(pageChange('home', ''))
    expect(reader.at('')?.key).toBe('home')
  })

  it('throws an error when it cannot be opened at all, and renames nothing', () => {
    const dir = makeDirectory()
    writeFileSync(join(dir, 'file'), '')
    expect(() => openTestReplica({ dir: join(dir, 'file') })).toThrow()
    expect(readdirSync(dir)).toEqual(['file'])
  })

  it('rebuilds lists and titles when an update of the site derives them differently', () => {
    const dir = makeDirectory()
    const first = openTestReplica({ dir })
    first.apply(pageChange('home', ''), productChange('7', { variant_group: 'kibble' }))
    first.replica.close()
    const older = new DatabaseSync(join(dir, 'replica.db'))
    older.exec('DELETE FROM listing; UPDATE entry SET title = NULL; UPDATE meta SET derived_version = -1')
    older.close()
    const { reader } = openTestReplica({ dir })
    expect([reader.list('pages'), reader.list('products'), reader.list('variant-group:kibble')]).toEqual([
      ['home'],
      ['7'],
      ['7'],
    ])
    expect(reader.titleOf('product', '7')).toBe('Food 7')
  })
})
