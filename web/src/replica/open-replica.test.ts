import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FeedChange } from '@menagerie/contract/feed'
import { describe, expect, it } from 'vitest'
import {
  makeDirectory,
  menuChange,
  pageChange,
  productChange,
  toChanges,
  tombstone,
} from './testing/example-changes.ts'
import { openTestReplica } from './testing/open-test-replica.ts'

describe('a replica that applies changes', () => {
  it('is empty at first and then knows its epoch, cursor and number of entries', () => {
    const { replica, apply } = openTestReplica()
    expect(replica.state()).toBeUndefined()
    apply(pageChange('home', ''), productChange('1'))
    expect(replica.state()).toEqual({ epoch: 'epoch-1', cursor: 'cursor-1', entries: 2, refused: 0, inContract: true })
  })

  it('shows new text at once to a reader that has read the old text', () => {
    const { reader, apply } = openTestReplica()
    apply(pageChange('p', 'about', { title: 'Old' }))
    expect([reader.get('page', 'p')?.body.title, reader.titleOf('page', 'p')]).toEqual(['Old', 'Old'])
    apply(pageChange('p', 'about', { title: 'New' }))
    expect([reader.get('page', 'p')?.body.title, reader.titleOf('page', 'p')]).toEqual(['New', 'New'])
  })

  it('finds an entry that was queried before it was published, until it is deleted', () => {
    const { reader, apply } = openTestReplica()
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

  it('drops no tags when the same change is applied again', () => {
    const { apply } = openTestReplica()
    apply(pageChange('p', 'about'))
    expect(apply(pageChange('p', 'about'))).toEqual([])
    expect(apply(tombstone(pageChange('other', 'nowhere')))).toEqual([])
  })

  it('lets one page take an address that another page leaves in the same batch, in either order', () => {
    for (const order of ['leave first', 'take first']) {
      const { reader, apply } = openTestReplica()
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
    const { reader, apply } = openTestReplica()
    apply(pageChange('a', 'x'), pageChange('b', 'y'))
    apply(pageChange('a', 'y'), pageChange('b', 'x'))
    expect([reader.at('x')?.key, reader.at('y')?.key]).toEqual(['b', 'a'])
  })

  it('gives an address to the last page that took it when the former page leaves it in a later batch', () => {
    const { reader, apply } = openTestReplica()
    apply(pageChange('a', 'spring'))
    expect(reader.at('spring')?.key).toBe('a')
    apply(pageChange('b', 'spring'))
    expect(reader.at('spring')?.key).toBe('b')
    apply(pageChange('a', 'spring', { subTitle: 'still here' }))
    expect(reader.at('spring')?.key).toBe('b')
    apply(pageChange('a', 'archive'))
    expect(reader.at('spring')?.key).toBe('b')
  })

  it('applies a batch completely or not at all', () => {
    const { replica, reader, apply } = openTestReplica()
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
    const { replica, apply } = openTestReplica()
    apply(pageChange('p', 'about'))
    expect(() => replica.apply(toChanges([], { epoch: 'epoch-2' }))).toThrow('full load')
  })
})

describe('an invalid body', () => {
  it('leaves the last good body in place, raises one alarm and does not stop other changes', () => {
    const { replica, reader, alarms, apply } = openTestReplica()
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
    ['an invalid address', pageChange('p', '/About/')],
    ['a missing body', { ...pageChange('p', 'about'), body: undefined }],
    ['a link that runs a script', menuChangeWith('javascript:alert(1)')],
  ])('is refused for %s', (_, change) => {
    const { replica, alarms, apply } = openTestReplica()
    apply(change)
    expect(replica.state()).toMatchObject({ entries: 0, refused: 1 })
    expect(alarms).toHaveLength(1)
  })

  it('is refused when the check of its blocks throws an error', () => {
    const { replica, alarms, apply } = openTestReplica({
      validateBlocks: () => {
        throw new Error('no such block')
      },
    })
    apply(pageChange('p', 'about'))
    expect(replica.state()).toMatchObject({ entries: 0, refused: 1 })
    expect(alarms[0]?.problem).toContain('no such block')
  })

  it('is no longer counted when a valid body or a deletion follows', () => {
    const { replica, apply } = openTestReplica()
    apply(pageChange('p', 'p', { title: '' }), pageChange('q', 'q', { title: '' }))
    apply(pageChange('p', 'p'), tombstone(pageChange('q', 'q')))
    expect(replica.state()).toMatchObject({ entries: 1, refused: 0 })
  })

  it('is accepted after an update of the site that can read it', () => {
    const dir = makeDirectory()
    const older = openTestReplica({ dir, validateBlocks: () => ['unknown block'] })
    older.apply(pageChange('p', 'about'))
    older.replica.close()
    const newer = openTestReplica({ dir })
    expect(newer.reader.at('about')?.key).toBe('p')
    expect(newer.replica.state()).toMatchObject({ cursor: 'cursor-1', refused: 0 })
  })
})

function menuChangeWith(externalLink: string): FeedChange {
  const change = menuChange('m', 'header', [])
  return {
    ...change,
    body: { slot: 'header', items: [{ id: '1', title: 'x', link: { type: 'external', externalLink } }] },
  }
}
