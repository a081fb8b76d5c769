import { closeSync, openSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Change } from '@menagerie/contract/feed'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openReplica, type ReplicaOptions } from './open-replica.ts'
import type { Alarm } from './take-in.ts'
import {
  DE,
  makeDirectory,
  mediaChange,
  menuChange,
  NL,
  pageChange,
  productChange,
  toChanges,
  tombstone,
} from './test/example-changes.ts'

function open(options: Partial<ReplicaOptions> = {}) {
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
    reader: replica.reader(NL, new Set()),
    apply(...changes: Change[]) {
      cursor += 1
      return [...replica.apply(toChanges(changes, { cursor: `cursor-${cursor}` }))].sort()
    },
  }
}

describe('a replica takes in changes', () => {
  it('is empty at first and then knows where it stands', () => {
    const { replica, apply } = open()
    expect(replica.state()).toBeUndefined()
    apply(pageChange('home', ''), productChange('1'))
    expect(replica.state()).toEqual({ epoch: 'epoch-1', cursor: 'cursor-1', entries: 2, refused: 0, inContract: true })
  })

  it('shows new text at once to a reader that has read the old', () => {
    const { reader, apply } = open()
    apply(pageChange('p', 'about', { title: 'Old' }))
    expect([reader.get('page', 'p')?.body.title, reader.titleOf('page', 'p')]).toEqual(['Old', 'Old'])
    apply(pageChange('p', 'about', { title: 'New' }))
    expect([reader.get('page', 'p')?.body.title, reader.titleOf('page', 'p')]).toEqual(['New', 'New'])
  })

  it('finds what it did not have before, after it was asked in vain', () => {
    const { reader, apply } = open()
    const look = () => [
      reader.at('about')?.key,
      reader.get('page', 'p')?.key,
      reader.list('pages'),
      reader.variants('group-p').size,
    ]
    expect(look()).toEqual([undefined, undefined, [], 0])
    apply(pageChange('p', 'about'))
    expect(look()).toEqual(['p', 'p', ['p'], 1])
    apply(tombstone(pageChange('p', 'about')))
    expect(look()).toEqual([undefined, undefined, [], 0])
  })

  it('drops nothing when the same comes again', () => {
    const { apply } = open()
    apply(pageChange('p', 'about'))
    expect(apply(pageChange('p', 'about'))).toEqual([])
    expect(apply(tombstone(pageChange('other', 'nowhere')))).toEqual([])
  })

  it('lets one page take the address that another leaves in the same batch, in either order', () => {
    for (const order of ['leave first', 'take first']) {
      const { reader, apply } = open()
      apply(pageChange('a', 'spring'), pageChange('b', 'summer'))
      const moves = [pageChange('a', 'archive'), pageChange('b', 'spring')]
      const tags = apply(...(order === 'leave first' ? moves : moves.reverse()))
      expect([reader.at('spring')?.key, reader.at('summer')?.key, reader.at('archive')?.key]).toEqual([
        'b',
        undefined,
        'a',
      ])
      expect(tags.filter((tag) => tag.startsWith('at:'))).toEqual([
        'at:tailwell/nl_NL/archive',
        'at:tailwell/nl_NL/spring',
        'at:tailwell/nl_NL/summer',
      ])
    }
  })

  it('lets two pages swap their addresses', () => {
    const { reader, apply } = open()
    apply(pageChange('a', 'x'), pageChange('b', 'y'))
    apply(pageChange('a', 'y'), pageChange('b', 'x'))
    expect([reader.at('x')?.key, reader.at('y')?.key]).toEqual(['b', 'a'])
  })

  it('gives an address to who took it last when the leaving comes in a later batch', () => {
    const { reader, apply } = open()
    apply(pageChange('a', 'spring'))
    expect(reader.at('spring')?.key).toBe('a')
    apply(pageChange('b', 'spring'))
    expect(reader.at('spring')?.key).toBe('b')
    apply(pageChange('a', 'spring', { subTitle: 'still here' }))
    expect(reader.at('spring')?.key).toBe('b')
    apply(pageChange('a', 'archive'))
    expect(reader.at('spring')?.key).toBe('b')
  })

  it('takes in all of a batch or nothing', () => {
    const { replica, reader, apply } = open()
    apply(pageChange('p', 'about', { title: 'Old' }))
    const other = new DatabaseSync(join(replica.dir, 'replica.db'))
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON entry WHEN NEW.key = 'unlucky'
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
    other.close()
    expect(() => apply(pageChange('p', 'about', { title: 'New' }), pageChange('unlucky', 'q'))).toThrow('disk is full')
    expect(reader.get('page', 'p')?.body.title).toBe('Old')
    expect(replica.state()?.cursor).toBe('cursor-1')
  })

  it('refuses changes of another epoch', () => {
    const { replica, apply } = open()
    apply(pageChange('p', 'about'))
    expect(() => replica.apply(toChanges([], { epoch: 'epoch-2' }))).toThrow('full load')
  })
})

describe('a body that does not fit', () => {
  it('leaves the last good one, is told once, and stops nothing else', () => {
    const { replica, reader, alarms, apply } = open()
    apply(pageChange('p', 'about', { title: 'Good' }))
    const tags = apply(pageChange('p', 'about', { title: '' }), pageChange('q', 'other'))
    expect(reader.get('page', 'p')?.body.title).toBe('Good')
    expect(reader.at('other')?.key).toBe('q')
    expect(tags.some((tag) => tag.endsWith('/p'))).toBe(false)
    expect(alarms.map(({ entry }) => entry)).toEqual(['page:tailwell/nl_NL/p'])
    expect(replica.state()).toMatchObject({ cursor: 'cursor-2', refused: 1 })
  })

  it.each([
    ['an unknown kind', { ...pageChange('p', 'about'), kind: 'hologram' }],
    ['an address that is none', pageChange('p', '/About/')],
    ['no body', { ...pageChange('p', 'about'), body: undefined }],
    ['a link that runs script', menuChangeWith('javascript:alert(1)')],
  ])('is refused for %s', (_, change) => {
    const { replica, alarms, apply } = open()
    apply(change)
    expect(replica.state()).toMatchObject({ entries: 0, refused: 1 })
    expect(alarms).toHaveLength(1)
  })

  it('is refused for a block that the site does not accept, even when its check breaks', () => {
    const { replica, alarms, apply } = open({
      validateBlocks: () => {
        throw new Error('no such block')
      },
    })
    apply(pageChange('p', 'about'))
    expect(replica.state()).toMatchObject({ entries: 0, refused: 1 })
    expect(alarms[0]?.problem).toContain('no such block')
  })

  it('is forgotten when a good one or a deletion follows', () => {
    const { replica, apply } = open()
    apply(pageChange('p', 'p', { title: '' }), pageChange('q', 'q', { title: '' }))
    apply(pageChange('p', 'p'), tombstone(pageChange('q', 'q')))
    expect(replica.state()).toMatchObject({ entries: 1, refused: 0 })
  })

  it('is read after an update of the site that can', () => {
    const dir = makeDirectory()
    const older = open({ dir, validateBlocks: () => ['unknown block'] })
    older.apply(pageChange('p', 'about'))
    older.replica.close()
    const newer = open({ dir })
    expect(newer.reader.at('about')?.key).toBe('p')
    expect(newer.replica.state()).toMatchObject({ cursor: 'cursor-1', refused: 0 })
  })
})

describe('a replica on disk', () => {
  it('goes on after a restart where it stood', () => {
    const dir = makeDirectory()
    const first = open({ dir })
    first.apply(pageChange('home', ''), menuChange('m', 'header', ['Dogs']))
    first.replica.close()
    const second = open({ dir })
    expect(second.replica.state()?.cursor).toBe('cursor-1')
    expect(second.reader.get('menu', second.reader.list('menu:header')[0] ?? '')?.body.items[0]?.title).toBe('Dogs')
  })

  it.each([
    ['text', (file: string) => writeFileSync(file, 'not a database '.repeat(1_000))],
    [
      'the file of another program',
      (file: string) => {
        const other = new DatabaseSync(file)
        other.exec('CREATE TABLE bookmarks (url TEXT)')
        other.close()
      },
    ],
    [
      'a replica with torn pages',
      (file: string) => {
        const { replica, apply } = open({ dir: join(file, '..') })
        apply(...Array.from({ length: 500 }, (_, index) => pageChange(`p${index}`, `p${index}`)))
        replica.close()
        const torn = openSync(file, 'r+')
        writeSync(torn, Buffer.alloc(40_000, 'torn'), 0, 40_000, 8_192)
        closeSync(torn)
      },
    ],
  ])('sets %s aside and begins anew', (_, damage) => {
    const dir = makeDirectory()
    damage(join(dir, 'replica.db'))
    const { replica, notices, apply, reader } = open({ dir })
    expect(replica.state()).toBeUndefined()
    expect(readdirSync(dir)).toContain('replica.db.set-aside-1')
    expect(notices).toHaveLength(1)
    apply(pageChange('home', ''))
    expect(reader.at('')?.key).toBe('home')
  })

  it('says so when it cannot be opened at all, and renames nothing', () => {
    const dir = makeDirectory()
    writeFileSync(join(dir, 'file'), '')
    expect(() => open({ dir: join(dir, 'file') })).toThrow()
    expect(readdirSync(dir)).toEqual(['file'])
  })

  it('makes its lists anew when an update of the site lists otherwise', () => {
    const dir = makeDirectory()
    const first = open({ dir })
    first.apply(pageChange('home', ''), productChange('7', { variant_group: 'kibble' }))
    first.replica.close()
    const older = new DatabaseSync(join(dir, 'replica.db'))
    older.exec('DELETE FROM listing; UPDATE meta SET listings_version = -1')
    older.close()
    const { reader } = open({ dir })
    expect([reader.list('pages'), reader.list('products'), reader.list('variant-group:kibble')]).toEqual([
      ['home'],
      ['7'],
      ['7'],
    ])
  })
})

describe('loading another epoch beside the one in use', () => {
  it('shows the old until it is complete, then the new, and drops just what differs', async () => {
    const { replica, reader, apply } = open()
    apply(pageChange('same', 'same'), pageChange('old', 'old'), pageChange('edited', 'edited'), productChange('1'))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('same', 'same'), productChange('1')], { epoch: 'epoch-2', more: true }))
    const rest = [pageChange('edited', 'edited', { subTitle: 'New' }), mediaChange('pic', 'x')]
    await load.add(toChanges(rest, { epoch: 'epoch-2', cursor: 'c9' }))
    expect([reader.at('old')?.key, reader.get('page', 'edited')?.body.subTitle]).toEqual(['old', undefined])
    expect([...load.finish()].sort()).toEqual([
      'at:tailwell/nl_NL/old',
      'body:media:*/*/pic',
      'body:page:tailwell/nl_NL/edited',
      'body:page:tailwell/nl_NL/old',
      'group:tailwell/group-old',
      'list:tailwell/nl_NL/pages',
      'path:page:tailwell/nl_NL/old',
      'title:page:tailwell/nl_NL/old',
    ])
    expect([reader.at('old')?.key, reader.get('page', 'edited')?.body.subTitle]).toEqual([undefined, 'New'])
    expect(replica.state()).toMatchObject({ epoch: 'epoch-2', cursor: 'c9', entries: 4 })
  })

  it('keeps the last good state of an entry whose new body does not fit', async () => {
    const { replica, reader, apply } = open()
    apply(pageChange('p', 'about', { title: 'Good' }))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('p', 'about', { title: '' })], { epoch: 'epoch-2' }))
    expect([...load.finish()]).toEqual([])
    expect(reader.get('page', 'p')?.body.title).toBe('Good')
    expect(replica.state()).toMatchObject({ entries: 1, refused: 1 })
  })

  it('is in use after a restart, and an unfinished one is gone', async () => {
    const dir = makeDirectory()
    const { replica, apply } = open({ dir })
    apply(pageChange('p', 'about'))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('q', 'other')], { epoch: 'epoch-2' }))
    load.finish()
    const unfinished = replica.startFullLoad('../epoch 3')
    await unfinished.add(toChanges([pageChange('r', 'third')], { epoch: 'epoch-3' }))
    replica.close()
    const again = open({ dir })
    expect(again.reader.list('pages')).toEqual(['q'])
    expect(readdirSync(dir).filter((name) => name.endsWith('.db'))).toEqual(['replica-epoch-2.db'])
  })

  it('leaves everything as it was when it is abandoned', async () => {
    const { replica, reader, apply } = open()
    apply(pageChange('p', 'about'))
    const load = replica.startFullLoad('epoch-2')
    await load.add(toChanges([pageChange('q', 'other')], { epoch: 'epoch-2' }))
    load.abandon()
    expect(readdirSync(replica.dir).filter((name) => name.endsWith('.db'))).toEqual(['replica.db'])
    expect([reader.at('about')?.key, reader.at('other')]).toEqual(['p', undefined])
    apply(pageChange('p', 'moved'))
    expect(replica.reader(DE, new Set()).at('moved')).toBeUndefined()
    expect(reader.at('moved')?.key).toBe('p')
  })
})

function menuChangeWith(externalLink: string): Change {
  const change = menuChange('m', 'header', [])
  return {
    ...change,
    body: { slot: 'header', items: [{ id: '1', title: 'x', link: { type: 'external', externalLink } }] },
  }
}
