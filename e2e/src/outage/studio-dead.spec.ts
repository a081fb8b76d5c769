import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLoadTargets } from '@menagerie/proof/load/find-targets'
import { type APIRequestContext, expect } from '@playwright/test'
import { isAlive } from '../../../scripts/is-alive.ts'
import { adminOrigin, contentApiOrigin, sitePorts } from '../sites.ts'
import { test } from '../test.ts'

/** A sample of every site; `npm run proof -- outages` requests all pages and pictures. */
const PAGES_PER_SITE = 15
const PICTURES = 60
const LANES = 8

function readPids(): Record<string, number> {
  return JSON.parse(readFileSync(join(process.env.MENAGERIE_VAR ?? '', 'run.json'), 'utf8'))
}

async function expectAllFine(request: APIRequestContext, addresses: string[]) {
  const wrong: string[] = []
  const left = [...addresses]
  const askOn = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const answer = await request.get(address)
      if (answer.status() !== 200) wrong.push(`${answer.status()} ${address}`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, askOn))
  expect(wrong).toEqual([])
}

test('with studio, Content API and database down, pages and pictures are served, also after a site restart (R2)', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const targets = await findLoadTargets(sitePorts, PICTURES, PAGES_PER_SITE)
  const addresses = targets.map(({ url }) => url)
  expect(addresses.length).toBeGreaterThan(200 + PICTURES)
  await expectAllFine(request, addresses)

  // The starter restarts the processes, so they are killed again and again.
  const killing = setInterval(killStudio, 100)
  try {
    await expectServedWithoutStudio(request, addresses)
  } finally {
    clearInterval(killing)
  }
})

function killStudio() {
  const pids = readPids()
  for (const name of ['postgres', 'content-api', 'admin']) {
    const pid = pids[name]
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
}

async function expectServedWithoutStudio(request: APIRequestContext, addresses: string[]) {
  await expect
    .poll(async () => (await request.get(`${contentApiOrigin}/readyz`).catch(() => undefined))?.status() ?? 0)
    .not.toBe(200)
  expect((await request.get(`${adminOrigin}/readyz`).catch(() => undefined))?.status()).not.toBe(200)
  await expectAllFine(request, addresses)

  const before = readPids().web
  if (before === undefined) throw new Error('The website is not among the processes of this start')
  process.kill(before, 'SIGKILL')
  await expect
    .poll(async () => (await request.get(addresses[0] ?? '').catch(() => undefined))?.status() ?? 0, {
      timeout: 20_000,
    })
    .toBe(200)
  expect(readPids().web).not.toBe(before)
  await expectAllFine(request, addresses)
}
