import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../../../scripts/test/chromium.ts'
import { bundleBrowser } from '../../bundling/bundle-browser.ts'
import { SITE } from '../../bundling/shared-config.ts'
import { MOMENTS } from './moment.ts'
import {
  counter,
  counterAbove,
  counterBelow,
  failing,
  fields,
  mismatch,
  twoCounters,
} from './testing/example-islands.tsx'
import { type ServedIslands, serveIslands } from './testing/serve-islands.ts'

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const ENTRY_LIMIT_BYTES = 3_000

let folder: string
let browser: Browser
let served: ServedIslands
let page: Page
let problems: string[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'islands-'))
  const entry = await bundleBrowser(folder, join(SITE, 'src/islands/testing/entry.ts'))
  served = await serveIslands(folder, entry)
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
})
afterAll(async () => {
  await browser?.close()
  served?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  problems = []
  page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
})
afterEach(() => page.close())

/** Holds the scripts back until the returned function is called. */
function holdScripts(): () => void {
  const gate = Promise.withResolvers<void>()
  served.hold(gate.promise)
  return gate.resolve
}
const ready = (name: string) => page.locator(`menagerie-island[data-island=${name}][data-ready]`)
const untilReady = (name: string) => ready(name).waitFor({ state: 'attached' })
const settled = () => page.waitForTimeout(300)
const isReactAskedFor = () => served.scripts.some((script) => script.includes('react'))

describe('the four moments', () => {
  test.each(['load', 'idle'] as const)('%s: interactive without anybody doing anything', async (moment) => {
    served.show(counter(moment))
    await page.goto(served.url)
    await untilReady('Counter')
    await page.getByRole('button').click()
    expect(await page.getByRole('status').textContent()).toBe('6')
    expect(problems).toEqual([])
  })

  test('visible: nothing is loaded until the island comes near the window', async () => {
    served.show(counterBelow)
    await page.goto(served.url)
    await settled()
    expect(served.scripts).toHaveLength(1)
    await page.getByRole('button').scrollIntoViewIfNeeded()
    await untilReady('Counter')
    expect(problems).toEqual([])
  })

  test('interaction: a page that is only read loads the entry alone', async () => {
    served.show(counterAbove('interaction'))
    await page.goto(served.url)
    await page.mouse.move(100, 20)
    await page.mouse.wheel(0, 500)
    await settled()
    expect(served.scripts).toHaveLength(1)
    expect(await ready('Counter').count()).toBe(0)
    await page.getByRole('button').focus()
    await untilReady('Counter')
    expect(problems).toEqual([])
  })

  test.each(MOMENTS)('%s: the first event inside does not wait for the moment', async (moment) => {
    served.show(counterAbove(moment))
    await page.goto(served.url)
    await page.getByRole('button').click()
    await untilReady('Counter')
    expect(await page.getByRole('status').textContent()).toBe('6')
    expect(problems).toEqual([])
  })
})

describe('what a person did before an island was ready', () => {
  test('a click on a button counts once, also when it was repeated out of impatience', async () => {
    served.show(counter('interaction'))
    await page.goto(served.url)
    const release = holdScripts()
    for (let click = 0; click < 3; click += 1) await page.getByRole('button').click()
    expect(await page.getByRole('status').textContent()).toBe('5')
    release()
    await untilReady('Counter')
    expect(await page.getByRole('status').textContent()).toBe('6')
    await page.getByRole('button').click()
    expect(await page.getByRole('status').textContent()).toBe('7')
    expect(problems).toEqual([])
  })

  test('the keyboard works like the pointer', async () => {
    served.show(counter('interaction'))
    await page.goto(served.url)
    const release = holdScripts()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    release()
    await untilReady('Counter')
    expect(await page.getByRole('status').textContent()).toBe('6')
  })

  test('a link is followed at once and not a second time', async () => {
    served.show(counter('interaction'))
    await page.goto(served.url)
    const release = holdScripts()
    await page.getByRole('link').click()
    expect(page.url()).toContain('#elsewhere')
    await page.evaluate(() => history.replaceState(null, '', '/'))
    release()
    await untilReady('Counter')
    expect(page.url()).not.toContain('#elsewhere')
    expect(problems).toEqual([])
  })

  test('no typed character is lost, before, while and after React takes over', async () => {
    served.show(fields)
    await page.goto(served.url)
    const release = holdScripts()
    const name = page.getByLabel('Name')
    await name.pressSequentially('Bella', { delay: 5 })
    setTimeout(release, 30)
    await name.pressSequentially(' and Max are two very good dogs', { delay: 5 })
    await untilReady('Fields')
    const typed = 'Bella and Max are two very good dogs'
    expect(await name.inputValue()).toBe(typed)
    await page.getByText(`text=${typed} agreed`).waitFor()
    expect(problems).toEqual([])
  })

  test('the caret stays where it was', async () => {
    served.show(fields)
    await page.goto(served.url)
    const release = holdScripts()
    const name = page.getByLabel('Name')
    await name.pressSequentially('Bela')
    await page.keyboard.press('ArrowLeft')
    release()
    await untilReady('Fields')
    await page.keyboard.type('l')
    expect(await name.inputValue()).toBe('Bella')
    await page.getByText('text=Bella agreed').waitFor()
  })

  test('choices, focus and widget keys are known to React afterwards', async () => {
    served.show(fields)
    await page.goto(served.url)
    const release = holdScripts()
    await page.getByLabel('Agree').check()
    await page.getByLabel('Animal').selectOption('cat')
    await page.getByLabel('Name').focus()
    await page.keyboard.press('ArrowDown')
    release()
    await untilReady('Fields')
    await page.getByText('text= agreed=true animal=cat focus=seen keys=ArrowDown').waitFor()
    expect(await page.getByLabel('Agree').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  test('what the browser folds open by itself stays open', async () => {
    served.show(fields)
    await page.goto(served.url)
    const release = holdScripts()
    await page.getByText('More').click()
    expect(await page.getByText('Folded text').isVisible()).toBe(true)
    release()
    await untilReady('Fields')
    expect(await page.getByText('Folded text').isVisible()).toBe(true)
    expect(problems).toEqual([])
  })
})

test('several islands share one React and keep apart', async () => {
  served.show(twoCounters)
  await page.goto(served.url)
  await expect.poll(() => ready('Counter').count()).toBe(2)
  await page.getByRole('button', { name: 'Two' }).click()
  expect(await page.getByRole('status').allTextContents()).toEqual(['5', '6'])
  expect(served.scripts.filter((script) => script.includes('react'))).toHaveLength(1)
  expect(problems).toEqual([])
})

test('an island that renders otherwise than the server is seen', async () => {
  served.show(mismatch)
  await page.goto(served.url)
  await untilReady('Mismatch')
  expect(problems.join()).toContain('Island Mismatch does not match its HTML')
})

test('an island that fails becomes the plain HTML again that the server sent', async () => {
  served.show(failing)
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Break' }).click()
  await expect.poll(() => problems.join()).toContain('Island Failing has failed')
  expect(await page.getByRole('link', { name: 'Plain link' }).isVisible()).toBe(true)
})

test('an island whose file does not load leaves the page working, and the next event tries again', async () => {
  served.show(counter('interaction'))
  await page.route('**/hydrate*', (route) => route.abort(), { times: 1 })
  await page.goto(served.url)
  await page.getByRole('button').click()
  await expect.poll(() => problems.join()).toContain('Island Counter')
  expect(await page.getByRole('status').textContent()).toBe('5')
  await page.getByRole('button').click()
  await untilReady('Counter')
})

test('the policy forbids what an attacker would need', async () => {
  served.show(counter('load'))
  await page.goto(served.url)
  await untilReady('Counter')
  const refused = await page.evaluate(() => {
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
  expect(entry.toString()).not.toContain('testing/')
  served.show(counter('interaction'))
  await page.goto(served.url)
  await settled()
  expect(isReactAskedFor()).toBe(false)
})
