import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import {
  filmChange,
  hashOf,
  leafletChange,
  makeDirectory,
  mediaChange,
  pageChange,
  tombstone,
} from './testing/example-changes.ts'
import type { Handler } from './testing/stand-in-content-api.ts'
import { makeStandIn, subscribeToStandIn, WAIT } from './testing/subscribe-stand-in.ts'

/** Longer limits for tests in which a file must arrive before its batch: on a busy machine the short ones would end too soon. */
const PATIENT = { silenceMs: 5_000, filePatienceMs: 5_000 }

const home = (title: string) => pageChange('home', '', { title })

describe('media files', () => {
  const read = (site: ReturnType<typeof subscribeToStandIn>, content: string) =>
    readFileSync(site.replica.mediaFile(hashOf(content)), 'utf8')

  it('are downloaded before the batch that references them is applied, at the first load and later', async () => {
    const api = await makeStandIn()
    for (const content of ['one', 'two', 'three', 'four', 'five', 'six']) {
      api.addFile(content)
      api.publish(mediaChange(content, content))
    }
    const site = subscribeToStandIn(api, undefined, PATIENT)
    await vi.waitFor(() => expect(site.state()?.ready).toBe(true), WAIT)
    expect(['one', 'two', 'three', 'four', 'five', 'six'].map((content) => read(site, content))).toHaveLength(6)
    await site.isInStep()
    api.addFile('later')
    api.publish(mediaChange('later', 'later'), home('With a picture'))
    await site.shows('home', 'With a picture')
    expect(read(site, 'later')).toBe('later')
    expect(site.state()?.missingFiles).toBe(0)
  })

  it('of films are downloaded like those of pictures', async () => {
    const api = await makeStandIn()
    api.addFile('a film')
    api.publish(filmChange('bowl', 'a film'))
    const site = subscribeToStandIn(api, undefined, PATIENT)
    await vi.waitFor(() => expect(site.state()?.ready).toBe(true), WAIT)
    expect(read(site, 'a film')).toBe('a film')
  })

  it('of leaflets are downloaded like those of pictures', async () => {
    const api = await makeStandIn()
    api.addFile('first insert')
    api.publish(leafletChange('insert', 'first insert'))
    const site = subscribeToStandIn(api, undefined, PATIENT)
    await vi.waitFor(() => expect(site.state()?.ready).toBe(true), WAIT)
    expect(read(site, 'first insert')).toBe('first insert')
    await site.isInStep()
    api.addFile('second insert')
    api.publish(leafletChange('insert', 'second insert'), home('With an insert'))
    await site.shows('home', 'With an insert')
    expect(read(site, 'second insert')).toBe('second insert')
  })

  it('that were found damaged or missing are downloaded again, and intact ones are left alone', async () => {
    const api = await makeStandIn()
    for (const content of ['one', 'two', 'three']) {
      api.addFile(content)
      api.publish(mediaChange(content, content))
    }
    const site = subscribeToStandIn(api, undefined, PATIENT)
    await site.isInStep()
    const [one, two, three] = ['one', 'two', 'three'].map((content) => site.replica.mediaFile(hashOf(content)))
    writeFileSync(String(one), 'on')
    rmSync(String(two))
    const before = statSync(String(three)).ino
    for (const content of ['one', 'two', 'three']) site.damaged.add(hashOf(content))
    await vi.waitFor(() => expect([read(site, 'one'), read(site, 'two')]).toEqual(['one', 'two']), WAIT)
    await vi.waitFor(() => expect([site.state()?.missingFiles, site.damaged.size]).toEqual([0, 0]), WAIT)
    expect(statSync(String(three)).ino).toBe(before)
    expect(site.notices.join()).toContain('missing or damaged')
  })

  it('are downloaded only once', async () => {
    const api = await makeStandIn()
    api.addFile('one')
    api.publish(mediaChange('a', 'one'), mediaChange('b', 'one'))
    const first = subscribeToStandIn(api, undefined, PATIENT)
    await first.isInStep()
    await first.end()
    await subscribeToStandIn(api, first.replica.dir, PATIENT).isInStep()
    expect(api.asked.filter(({ route }) => route === 'files')).toHaveLength(1)
  })

  it('are copied from the replicas of other sites, unless damaged, and remain when those are deleted', async () => {
    const api = await makeStandIn()
    for (const content of ['whole', 'damaged', 'new']) {
      api.addFile(content)
      api.publish(mediaChange(content, content))
    }
    const home = makeDirectory()
    const [first, second] = ['sites-aaaaaaaaaaaa', 'sites-bbbbbbbbbbbb'].map((name) => join(home, name))
    mkdirSync(String(second))
    const one = subscribeToStandIn(api, first, PATIENT)
    await one.isInStep()
    writeFileSync(one.replica.mediaFile(hashOf('damaged')), 'damage')
    rmSync(one.replica.mediaFile(hashOf('new')))
    api.asked.length = 0
    const other = subscribeToStandIn(api, second, PATIENT)
    await other.isInStep()
    const all = subscribeToStandIn(api, home, PATIENT)
    await all.isInStep()
    const fetched = api.asked.filter(({ route }) => route === 'files').length
    expect(fetched).toBe(2)
    await one.end()
    rmSync(String(first), { recursive: true })
    for (const content of ['whole', 'damaged', 'new']) {
      expect(read(other, content)).toBe(content)
      expect(read(all, content)).toBe(content)
    }
  })

  it.each<[string, Handler]>([
    ['a file does not exist', (response) => response.writeHead(404).end()],
    ['the server fails', (response) => response.writeHead(500).end()],
    ['a file never arrives', () => {}],
    ['a file stops halfway', (response) => void response.writeHead(200).write('hal')],
    [
      'a file is cut off',
      (response) => void response.writeHead(200, { 'content-length': 9 }).write('hal', () => response.destroy()),
    ],
    ['another file is sent', (response) => response.end('not the right bytes')],
    ['a file is far too large', (response) => response.end('x'.repeat(100_000))],
  ])('do not hold up the feed when %s; they are counted as missing and downloaded later', async (_, handler) => {
    const api = await makeStandIn()
    const site = subscribeToStandIn(api)
    await site.isInStep()
    api.fail('files', handler)
    api.publish(mediaChange('pic', 'picture'), home('Goes on'))
    await site.shows('home', 'Goes on')
    await vi.waitFor(() => expect(site.state()?.missingFiles).toBe(1), WAIT)
    expect(() => read(site, 'picture')).toThrow('ENOENT')
    api.addFile('picture')
    api.recover('files')
    await vi.waitFor(() => expect(site.state()?.missingFiles).toBe(0), WAIT)
    expect(read(site, 'picture')).toBe('picture')
  })

  it('that failed while their batch waited for another file are tried again', async () => {
    const api = await makeStandIn()
    const site = subscribeToStandIn(api, undefined, PATIENT)
    await site.isInStep()
    const isGone = (path = '') => path.includes(hashOf('gone'))
    api.fail('files', (response, { url }) => {
      if (isGone(url)) response.writeHead(404).end()
      else setTimeout(() => response.end('slow'), 200)
    })
    api.publish(mediaChange('gone', 'gone'), mediaChange('slow', 'slow'), home('Both'))
    await site.shows('home', 'Both')
    api.addFile('gone')
    api.recover('files')
    await vi.waitFor(() => expect(read(site, 'gone')).toBe('gone'), WAIT)
  })

  it('that were still missing before a restart are downloaded after it', async () => {
    const api = await makeStandIn()
    api.publish(mediaChange('pic', 'picture'))
    const first = subscribeToStandIn(api)
    await first.isInStep()
    expect(first.state()?.missingFiles).toBe(1)
    await first.end()
    api.addFile('picture')
    const second = subscribeToStandIn(api, first.replica.dir)
    await vi.waitFor(() => expect(read(second, 'picture')).toBe('picture'), WAIT)
  })

  it('are no longer counted as missing once nothing references them', async () => {
    const api = await makeStandIn()
    api.publish(mediaChange('pic', 'picture'))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    expect(site.state()?.missingFiles).toBe(1)
    api.publish(tombstone(mediaChange('pic', 'picture')))
    await vi.waitFor(() => expect(site.state()?.missingFiles).toBe(0), WAIT)
  })

  it('are deleted when unreferenced for long enough, kept while referenced, and downloaded again when needed', async () => {
    const api = await makeStandIn()
    for (const content of ['stays', 'goes']) {
      api.addFile(content)
      api.publish(mediaChange(content, content))
    }
    const site = subscribeToStandIn(api, undefined, { ...PATIENT, sweepMs: 20, unusedMs: 100 })
    await site.isInStep()
    api.publish(tombstone(mediaChange('goes', 'goes')))
    await vi.waitFor(() => expect(() => read(site, 'goes')).toThrow('ENOENT'), WAIT)
    expect(read(site, 'stays')).toBe('stays')
    api.publish(mediaChange('again', 'goes'), home('Wanted again'))
    await site.shows('home', 'Wanted again')
    // Between its download and its first reference the file may count as unused for longer than `unusedMs`, and be fetched again.
    await vi.waitFor(() => expect(read(site, 'goes')).toBe('goes'), WAIT)
  })

  it('are all kept while the studio is unreachable, referenced or not', async () => {
    const api = await makeStandIn()
    api.addFile('kept')
    api.publish(mediaChange('kept', 'kept'))
    const site = subscribeToStandIn(api, undefined, PATIENT)
    await site.isInStep()
    await site.end()
    api.publish(tombstone(mediaChange('kept', 'kept')))
    await api.die()
    const lonely = subscribeToStandIn(api, site.replica.dir, { sweepMs: 5, unusedMs: 0 })
    await lonely.tells('The feed is lost')
    await new Promise((wait) => setTimeout(wait, 100))
    expect(read(lonely, 'kept')).toBe('kept')
  })
})
