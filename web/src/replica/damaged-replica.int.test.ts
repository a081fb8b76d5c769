import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { flipInFile } from '../platform/testing/flip-in-file.ts'
import { acceptEpoch } from './load-guard.ts'
import { DUTCH_SITE, makeDirectory, pageChange } from './testing/example-changes.ts'
import { makeStandIn, subscribeToStandIn, WAIT } from './testing/subscribe-stand-in.ts'

const LIMITS = { lookMs: 20, wholeMs: 200, heldBackMs: 200, maxAnswerBytes: 10_000_000 }
const many = (count: number, title = 'Page') =>
  Array.from({ length: count }, (_, n) => pageChange(`p${n}`, `p${n}`, { title: `${title} ${n}` }))

/** Opens a site with most data in the file itself, and only the last changes in the log. */
async function openSite() {
  const api = await makeStandIn()
  api.publish(...many(400))
  const dir = makeDirectory()
  const first = subscribeToStandIn(api, dir, LIMITS)
  await first.isInStep()
  await first.end()
  const file = () => join(dir, readdirSync(dir).find((name) => /^replica.*\.db$/.test(name)) ?? '')
  await vi.waitFor(() => bringInLog(file()), WAIT)
  const site = subscribeToStandIn(api, dir, LIMITS)
  await site.isInStep()
  return { api, dir, site, file }
}

/** Moves the log into the file. Throws while the search for damage still reads the file, because the log then stays. */
function bringInLog(file: string): void {
  const db = new DatabaseSync(file)
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
  db.close()
  expect(busy).toBe(0)
}

describe('a replica that is damaged while it is in use', () => {
  const DAMAGES: [string, (file: string) => void][] = [
    ['cut short', (file) => truncateSync(file, 8_192)],
    ['emptied', (file) => truncateSync(file, 0)],
    ['overwritten', (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7))],
    ['overwritten except for its beginning', (file) => writeFileSync(file, readFileSync(file).fill(7, 4_096))],
    ['deleted', (file) => rmSync(file)],
  ]
  it.each(DAMAGES)('is reported, loaded again and back in step with the feed after being %s', async (_name, damage) => {
    const { api, site, file } = await openSite()
    expect(site.title('p1')).toBe('Page 1')
    damage(file())
    // Keeps reading, because some damage is only found by reading.
    const read = () => {
      try {
        for (let n = 0; n < 400; n += 1) site.replica.reader(DUTCH_SITE, new Set()).get('page', `p${n}`)
      } catch {
        // The site shows the last good version of a page that cannot be rendered.
      }
    }
    const reading = setInterval(read, 20)
    await site.tells('The replica is damaged')
    await vi.waitFor(() => expect([site.title('p1'), site.title('p399')]).toEqual(['Page 1', 'Page 399']), WAIT)
    clearInterval(reading)
    await site.isInStep()
    await vi.waitFor(() => expect(site.state()?.damage).toBeUndefined(), WAIT)
    api.publish(pageChange('p1', 'p1', { title: 'After' }))
    await site.shows('p1', 'After')
  })
})

it('a changed letter in a title is found in the whole file and reported, and the right title is loaded again', async () => {
  const { site, file } = await openSite()
  const damaged = file()
  expect(flipInFile(damaged, 'Page 399')).toBeGreaterThan(0)
  await site.tells('The replica is damaged')
  await vi.waitFor(() => expect(existsSync(damaged)).toBe(false), WAIT)
  await site.isInStep()
  await vi.waitFor(() => expect(site.state()?.damage).toBeUndefined(), WAIT)
  await site.shows('p399', 'Page 399')
  await vi.waitFor(() => bringInLog(file()), WAIT)
  expect(readFileSync(file()).includes('Qage 399')).toBe(false)
})

describe('a new epoch with missing entries', () => {
  it('is held back when many are missing, and loaded after the reported command accepts it', async () => {
    const { api, dir, site } = await openSite()
    api.replaceAll('empty', ...many(3, 'Other'))
    await vi.waitFor(() => expect(site.state()?.heldBack).toEqual({ epoch: 'empty', lost: 397, of: 400 }), WAIT)
    await site.tells('npm run accept-load -- empty')
    expect([site.title('p0'), site.title('p399')]).toEqual(['Page 0', 'Page 399'])
    acceptEpoch(dir, 'empty')
    await site.shows('p0', 'Other 0')
    expect(site.title('p399')).toBeUndefined()
    await vi.waitFor(() => expect(site.state()?.heldBack).toBeUndefined(), WAIT)
  })

  it('is no longer held back when the former epoch returns', async () => {
    const { api, site } = await openSite()
    api.replaceAll('empty')
    await vi.waitFor(() => expect(site.state()?.heldBack?.epoch).toBe('empty'), WAIT)
    api.replaceAll('epoch-1', ...many(400))
    await vi.waitFor(() => expect(site.state()?.heldBack).toBeUndefined(), WAIT)
    expect(site.title('p399')).toBe('Page 399')
  })

  it('is loaded at once when only a few are missing', async () => {
    const { api, site } = await openSite()
    api.replaceAll('restored', ...many(350, 'Restored'))
    await site.shows('p0', 'Restored 0')
    expect(site.title('p399')).toBeUndefined()
  })
})
