import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/test/chromium.ts'
import { bundleBrowser, GALLERY_SCRIPT } from '../../../bundling/bundle-browser.ts'
import { type ServedIslands, serveIslands } from './serve-islands.ts'

/** A browser for the tests of a file, a new page and no problems yet for each of them. */
export function inBrowser() {
  const held: { folder?: string; browser?: Browser; served?: ServedIslands; page?: Page; problems: string[] } = {
    problems: [],
  }

  beforeAll(async () => {
    held.folder = mkdtempSync(join(tmpdir(), 'islands-'))
    const entry = await bundleBrowser(held.folder, GALLERY_SCRIPT)
    held.served = await serveIslands(held.folder, entry)
    held.browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  })
  afterAll(async () => {
    await held.browser?.close()
    held.served?.stop()
    if (held.folder) rmSync(held.folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    held.problems = []
    held.page = await held.browser?.newPage()
    held.page?.setDefaultTimeout(10_000)
    held.page?.on('console', (message) => {
      if (message.type() === 'error') held.problems.push(message.text())
    })
    held.page?.on('pageerror', (error) => held.problems.push(error.message))
  })
  afterEach(() => held.page?.close())

  const page = () => given(held.page)
  const served = () => given(held.served)
  const ready = (name: string) => page().locator(`menagerie-island[data-island=${name}][data-ready]`)
  return {
    page,
    served,
    ready,
    /** What the browser complained about. */
    problems: () => held.problems,
    untilReady: (name: string) => ready(name).waitFor({ state: 'attached' }),
    settled: () => page().waitForTimeout(300),
    /** Holds the scripts back until the returned function is called. */
    holdScripts(): () => void {
      const gate = Promise.withResolvers<void>()
      served().hold(gate.promise)
      return gate.resolve
    },
  }
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the browser is not open')
  return value
}
