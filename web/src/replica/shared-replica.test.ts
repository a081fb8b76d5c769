import { rmSync, statSync } from 'node:fs'
import type { FeedChange } from '@menagerie/contract/feed'
import { expect, onTestFinished, test } from 'vitest'
import { currentFile } from './current-file.ts'
import { openSharedReplica, type SharedReplica } from './shared-replica.ts'
import { DUTCH_SITE, makeDirectory, menuChange, pageChange, toChanges } from './testing/example-changes.ts'

const open = (dir: string) => {
  const replica = openSharedReplica({ dir, onNotice: () => {} })
  let isOpen = true
  const close = () => {
    if (isOpen) replica.close()
    isOpen = false
  }
  onTestFinished(close)
  return { ...replica, close }
}
const titleIn = (replica: SharedReplica, key = 'p') => replica.reader(DUTCH_SITE, new Set()).titleOf('page', key)
const page = (title: string) => pageChange('p', 'about', { title })

function openTwo() {
  const dir = makeDirectory()
  const [first, second] = [open(dir), open(dir)]
  let cursor = 0
  const publish = (...changes: FeedChange[]) => {
    cursor += 1
    return first.writer()?.apply(toChanges(changes, { cursor: `cursor-${cursor}` }))
  }
  return { dir, first, second, publish }
}

test('only the first of two replicas on one folder may write', () => {
  const { first, second } = openTwo()
  expect([first.writer() === undefined, second.writer() === undefined]).toEqual([false, true])
  second.step()
  expect(second.writer()).toBeUndefined()
})

test('the second replica keeps one state until it steps forward, and then drops what changed', () => {
  const { first, second, publish } = openTwo()
  publish(page('Old'), pageChange('other', 'other', { title: 'Other' }))
  expect(second.step()).toBe('all')
  expect([titleIn(second), second.state()?.cursor]).toEqual(['Old', 'cursor-1'])
  const tags = publish(page('New'), menuChange('header', 'header', ['Dogs']))
  expect(titleIn(first)).toBe('New')
  // A first read, so not from the cache: the old state is still complete.
  expect([titleIn(second), second.reader(DUTCH_SITE, new Set()).get('page', 'p')?.body.title]).toEqual(['Old', 'Old'])
  expect(second.step()).toEqual(tags)
  expect(titleIn(second)).toBe('New')
  expect(second.step()).toBeUndefined()
})

test('the second replica follows into the file of another epoch and drops only what differs there', async () => {
  const { first, second, publish } = openTwo()
  publish(page('Same'), pageChange('q', 'q', { title: 'Old' }))
  second.step()
  expect([titleIn(second), titleIn(second, 'q')]).toEqual(['Same', 'Old'])
  const load = first.writer()?.startFullLoad('epoch-2')
  await load?.add({ ...toChanges([page('Same'), pageChange('q', 'q', { title: 'New' })]), epoch: 'epoch-2' })
  expect(second.step()).toBeUndefined()
  const tags = await load?.finish()
  expect(titleIn(second, 'q')).toBe('Old')
  expect(second.step()).toEqual(tags)
  expect([titleIn(second), titleIn(second, 'q'), second.state()?.epoch]).toEqual(['Same', 'New', 'epoch-2'])
  expect(tags === 'all' ? tags : tags?.size).toBeLessThan(5)
})

test('the second replica may write when the writer ends, and misses no change', () => {
  const { first, second, publish } = openTwo()
  publish(page('Old'))
  second.step()
  expect(titleIn(second)).toBe('Old')
  const tags = publish(page('New'))
  first.close()
  expect(second.step()).toEqual(tags)
  expect([titleIn(second), second.state()?.cursor]).toEqual(['New', 'cursor-2'])
  second.writer()?.apply(toChanges([page('Newest')], { cursor: 'cursor-3' }))
  expect(titleIn(second)).toBe('Newest')
})

test('the second replica shows the last state while a damaged file is replaced, and then drops everything', () => {
  const { dir, first, second, publish } = openTwo()
  publish(page('Old'))
  second.step()
  first.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(`${currentFile(dir)}${ending}`, { force: true })
  const third = open(dir)
  expect([third.writer() !== undefined, third.state(), third.isLoaded()]).toEqual([true, undefined, false])
  expect([second.step(), titleIn(second)]).toEqual([undefined, 'Old'])
  third.writer()?.apply(toChanges([page('New')]))
  expect(third.isLoaded()).toBe(true)
  expect([second.step(), titleIn(second)]).toEqual(['all', 'New'])
})

test('readers do not let the write-ahead log grow without limit', () => {
  const { dir, first, second, publish } = openTwo()
  const logBytes = () => statSync(`${currentFile(dir)}-wal`).size
  let most = 0
  for (let n = 0; n < 200; n += 1) {
    publish(pageChange('p', 'about', { title: `Title ${n}`, menu_title: `word ${n} `.repeat(20_000) }))
    second.step()
    if (first.writer()?.shortenLog()) second.step()
    most = Math.max(most, logBytes())
  }
  expect(titleIn(second)).toBe('Title 199')
  // The test has written about 40 MB.
  expect(most).toBeLessThan(10 * 2 ** 20)
  expect(logBytes()).toBeLessThan(10 * 2 ** 20)
})
