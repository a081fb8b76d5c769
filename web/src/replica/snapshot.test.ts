import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { mediaPath } from './media-files.ts'
import { openReplica } from './open-replica.ts'
import { openSnapshot, writeSnapshot } from './snapshot.ts'
import {
  DUTCH_SITE,
  hashOf,
  leafletChange,
  makeDirectory,
  mediaChange,
  pageChange,
  toChanges,
} from './testing/example-changes.ts'

function makeReplica(title: string, dir = makeDirectory()) {
  const replica = openReplica({ dir })
  replica.apply(
    toChanges([pageChange('home', '', { title }), mediaChange('pic', 'picture'), mediaChange('late', 'late')]),
  )
  const file = replica.mediaFile(hashOf('picture'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'picture')
  return replica
}

function titleIn(dir: string): string | undefined {
  const replica = openReplica({ dir })
  const title = replica.reader(DUTCH_SITE, new Set()).titleOf('page', 'home')
  replica.close()
  return title
}

describe('a snapshot', () => {
  it('carries entries, the position in the feed and pictures to a site without a studio', () => {
    const source = makeReplica('Hello')
    const file = join(makeDirectory(), 'deep', 'snapshot.db')
    expect(writeSnapshot(source.dir, file)).toEqual({ entries: 3, files: 1, missingFiles: 1 })
    const dir = join(makeDirectory(), 'new')
    expect(openSnapshot(file, dir)).toBe('unpacked')
    const copy = openReplica({ dir })
    expect(copy.state()).toEqual(source.state())
    expect(copy.reader(DUTCH_SITE, new Set()).list('pages')).toEqual(['home'])
    expect(readFileSync(copy.mediaFile(hashOf('picture')), 'utf8')).toBe('picture')
    copy.close()
    source.close()
    expect(titleIn(dir)).toBe('Hello')
  })

  it('also carries leaflets', () => {
    const source = makeReplica('Hello')
    source.apply(toChanges([leafletChange('insert', 'an insert')]))
    mkdirSync(dirname(source.mediaFile(hashOf('an insert'))), { recursive: true })
    writeFileSync(source.mediaFile(hashOf('an insert')), 'an insert')
    const [file, dir] = [join(makeDirectory(), 'snapshot.db'), makeDirectory()]
    expect(writeSnapshot(source.dir, file)).toMatchObject({ files: 2 })
    source.close()
    openSnapshot(file, dir)
    expect(readFileSync(mediaPath(dir, hashOf('an insert')), 'utf8')).toBe('an insert')
  })

  it('is unpacked only once, so that later changes stay, and another snapshot replaces them', () => {
    const source = makeReplica('First')
    const file = join(makeDirectory(), 'snapshot.db')
    const dir = makeDirectory()
    writeSnapshot(source.dir, file)
    openSnapshot(file, dir)
    const site = openReplica({ dir })
    site.apply(toChanges([pageChange('home', '', { title: 'Learned' })]))
    site.close()
    expect(openSnapshot(file, dir)).toBe('already there')
    expect(titleIn(dir)).toBe('Learned')
    source.apply(toChanges([pageChange('home', '', { title: 'Second' })]))
    writeSnapshot(source.dir, file)
    source.close()
    expect(openSnapshot(file, dir)).toBe('unpacked')
    expect(titleIn(dir)).toBe('Second')
    expect(readdirSync(dir).filter((name) => name.endsWith('.db'))).toHaveLength(1)
  })

  it('is unpacked again when the folder was emptied', () => {
    const source = makeReplica('Hello')
    const file = join(makeDirectory(), 'snapshot.db')
    writeSnapshot(source.dir, file)
    source.close()
    const dir = makeDirectory()
    writeFileSync(join(dir, 'snapshot'), idOf(file))
    expect(openSnapshot(file, dir)).toBe('unpacked')
    expect(titleIn(dir)).toBe('Hello')
  })

  it('is refused with an explanation when missing, foreign, empty or damaged, and the replica stays unchanged', () => {
    const dir = makeDirectory()
    makeReplica('Kept', dir).close()
    const elsewhere = makeDirectory()
    const file = (name: string) => join(elsewhere, name)
    expect(() => openSnapshot(file('missing.db'), dir)).toThrow('There is no snapshot')
    writeFileSync(file('foreign.db'), 'no database at all '.repeat(100))
    expect(() => openSnapshot(file('foreign.db'), dir)).toThrow()
    expect(() => openSnapshot(join(dir, 'replica.db'), makeDirectory())).toThrow('not a snapshot')
    const empty = openReplica({ dir: makeDirectory() })
    expect(() => writeSnapshot(empty.dir, file('empty.db'))).toThrow('empty')
    expect(() => writeSnapshot(makeDirectory(), file('none.db'))).toThrow('There is no replica')
    empty.close()
    writeSnapshot(dir, file('damaged.db'))
    const damaged = new DatabaseSync(file('damaged.db'))
    damaged.exec("UPDATE file SET bytes = x'00'")
    damaged.close()
    const target = makeDirectory()
    expect(() => openSnapshot(file('damaged.db'), target)).toThrow('damaged')
    expect(titleIn(dir)).toBe('Kept')
    expect(readdirSync(elsewhere).sort()).toEqual(['damaged.db', 'foreign.db'])
    expect(mediaFilesIn(target)).toEqual([])
  })

  it('is written by a command', () => {
    const source = makeReplica('Hello')
    const file = join(makeDirectory(), 'out.db')
    const script = join(import.meta.dirname, 'write-snapshot.ts')
    const printed = execFileSync(process.execPath, [script, file], {
      env: { ...process.env, REPLICA_DIR: source.dir },
      encoding: 'utf8',
    })
    source.close()
    expect(printed).toContain('3 entries, 1 files (1 files were not here yet)')
    const dir = makeDirectory()
    openSnapshot(file, dir)
    expect(titleIn(dir)).toBe('Hello')
  })
})

function idOf(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true })
  const id = String(db.prepare('SELECT id FROM snapshot').get()?.id)
  db.close()
  return id
}

function mediaFilesIn(dir: string): string[] {
  const hash = hashOf('picture')
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => join(dir, name) === mediaPath(dir, hash),
  )
}
