import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { watchShifts } from './layout-shifts.ts'
import { sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const PIECES = 24
const PIECE_MS = 60

/** Starts a proxy that delivers the site's pages piece by piece. */
async function startSlowLine(site: URL): Promise<Server> {
  const line = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site))
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(body)
    const size = Math.ceil(body.length / PIECES)
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size))
      await pause(PIECE_MS)
    }
    return response.end()
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  return line
}

for (const [at, id] of [`${MAIN_BRAND}/en_US`, `${MAIN_BRAND}/de_DE`, `${OTHER_BRAND}/nl_NL`].entries())
  test(`a page of ${id} that arrives in pieces shifts nothing (goal P6)`, sampleAt(at), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const home = new URL(toUrl(findTestSite(id)))
    const line = await startSlowLine(home)
    try {
      const readShifts = await watchShifts(page)
      const { port } = line.address() as AddressInfo
      await page.goto(`http://127.0.0.1:${port}${home.pathname}`)
      expect(await readShifts()).toEqual([])
    } finally {
      line.closeAllConnections()
      line.close()
    }
  })
