import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundleBrowser } from '../../bundling/bundle-browser.ts'
import { counter, failing, mismatch } from '../gallery/island-examples.tsx'
import { MOMENTS } from './moment.ts'
import { counterAbove, counterBelow, twoCounters } from './testing/example-islands.tsx'
import { inBrowser } from './testing/in-browser.ts'

/** Menus, the header that hides, the question of the country and what others may load; goal P1 is 6 kB. */
const ENTRY_LIMIT_BYTES = 5_300
const { page, served, problems, ready, untilReady, settled, holdScripts } = inBrowser()

describe('the moments', () => {
  test.each(['load', 'idle'] as const)('%s: interactive without any event', async (moment) => {
    served().show(counter(moment))
    await page().goto(served().url)
    await untilReady('Counter')
    await page().getByRole('button').click()
    expect(await page().getByRole('status').textContent()).toBe('6')
    expect(problems()).toEqual([])
  })

  test('visible: nothing is loaded until the island comes near the window', async () => {
    served().show(counterBelow)
    await page().goto(served().url)
    await settled()
    expect(served().scripts).toHaveLength(1)
    await page().getByRole('button').scrollIntoViewIfNeeded()
    await untilReady('Counter')
    expect(problems()).toEqual([])
  })

  test('interaction: a page that is only read loads the entry alone', async () => {
    served().show(counterAbove('interaction'))
    await page().goto(served().url)
    await page().mouse.move(100, 20)
    await page().mouse.wheel(0, 500)
    await settled()
    expect(served().scripts).toHaveLength(1)
    expect(await ready('Counter').count()).toBe(0)
    await page().getByRole('button').focus()
    await untilReady('Counter')
    expect(problems()).toEqual([])
  })

  test('a media query: nothing is loaded in a window that does not fit, and all of it once it does', async () => {
    served().show(counterAbove('(min-width: 1200px)'))
    await page().setViewportSize({ width: 1199, height: 800 })
    await page().goto(served().url)
    await settled()
    expect(served().scripts).toHaveLength(1)
    await page().setViewportSize({ width: 1200, height: 800 })
    await untilReady('Counter')
    expect(problems()).toEqual([])
  })

  test.each(MOMENTS)('%s: the first event inside does not wait for the moment', async (moment) => {
    served().show(counterAbove(moment))
    await page().goto(served().url)
    await page().getByRole('button').click()
    await untilReady('Counter')
    expect(await page().getByRole('status').textContent()).toBe('6')
    expect(problems()).toEqual([])
  })
})

test('an island that a visitor is in before the entry arrives starts without a further event', async () => {
  served().show(counterAbove('interaction'))
  const release = holdScripts()
  await page().goto(served().url, { waitUntil: 'commit' })
  await page().getByRole('button').focus()
  release()
  await untilReady('Counter')
  expect(problems()).toEqual([])
})

test('several islands share one React and keep apart', async () => {
  served().show(twoCounters)
  await page().goto(served().url)
  await expect.poll(() => ready('Counter').count()).toBe(2)
  await page().getByRole('button', { name: 'Two' }).click()
  expect(await page().getByRole('status').allTextContents()).toEqual(['5', '6'])
  expect(served().scripts.filter((script) => script.includes('react'))).toHaveLength(1)
  expect(problems()).toEqual([])
})

test('an island that renders otherwise than the server is seen', async () => {
  served().show(mismatch('load'))
  await page().goto(served().url)
  await untilReady('Mismatch')
  expect(problems().join()).toMatch(/Island Mismatch on \/ rendered otherwise/)
})

test('an island that fails becomes the plain HTML again that the server sent', async () => {
  served().show(failing)
  await page().goto(served().url)
  await page().getByRole('button', { name: 'Break' }).click()
  await expect.poll(() => problems().join()).toContain('Island Failing on / has failed')
  expect(await page().getByRole('link', { name: 'Plain link' }).isVisible()).toBe(true)
})

test('an island whose file does not load leaves the page working, and the next event tries again', async () => {
  served().show(counter('interaction'))
  await page().route('**/hydrate*', (route) => route.abort(), { times: 1 })
  await page().goto(served().url)
  await page().getByRole('button').click()
  await expect.poll(() => problems().join()).toContain('Island Counter on / could not be loaded')
  expect(await page().getByRole('status').textContent()).toBe('5')
  // Not within the same press, which is several events.
  await page().waitForTimeout(1_100)
  await page().getByRole('button').click()
  await untilReady('Counter')
  expect(await page().getByRole('status').textContent()).toBe('6')
})

test('the policy forbids what an attacker would need', async () => {
  served().show(counter('load'))
  await page().goto(served().url)
  await untilReady('Counter')
  const refused = await page().evaluate(() => {
    try {
      document.body.innerHTML = '<p>hi</p>'
      return 'allowed'
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TrustedHTML')
})

test('the entry is small and holds no React', async () => {
  const output = mkdtempSync(join(tmpdir(), 'entry-'))
  const entry = readFileSync(join(output, await bundleBrowser(output)))
  rmSync(output, { recursive: true })
  expect(gzipSync(entry).length).toBeLessThan(ENTRY_LIMIT_BYTES)
  expect(entry.toString()).not.toContain('react.transitional')
  expect(entry.toString()).not.toContain('gallery')
  served().show(counter('interaction'))
  await page().goto(served().url)
  await settled()
  expect(served().scripts.some((script) => script.includes('react'))).toBe(false)
})
