import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_LOCALES } from '@menagerie/brands/locales'
import { type APIRequestContext, expect } from '@playwright/test'
import { adminOrigin, contentApiOrigin, tailwellOrigin, toUrl } from '../sites.ts'
import { test } from '../test.ts'

function readPids(): Record<string, number> {
  return JSON.parse(readFileSync(join(process.env.MENAGERIE_VAR ?? '', 'run.json'), 'utf8'))
}

/** Every home page, every page of our own it links to in its locale, and every picture those show. */
async function findAddresses(request: APIRequestContext): Promise<string[]> {
  const found = new Set<string>()
  const texts: string[] = []
  const take = async (url: string) => {
    if (found.has(url)) return ''
    found.add(url)
    const text = await (await request.get(url)).text()
    texts.push(text)
    return text
  }
  for (const site of BRAND_LOCALES) {
    const home = toUrl(site)
    const main = /<main[\s\S]*<\/main>/.exec(await take(home))?.[0] ?? ''
    for (const [, href = ''] of main.matchAll(/<a[^>]*\shref="(\/[^"#?]*)"/g)) await take(new URL(href, home).href)
  }
  for (const [, src = ''] of texts.join('').matchAll(/\ssrc="(\/imaging\/[^"]+)"/g))
    found.add(new URL(src, tailwellOrigin).href)
  return [...found]
}

async function expectAllFine(request: APIRequestContext, addresses: string[]) {
  const wrong: string[] = []
  for (const address of addresses) {
    const answer = await request.get(address)
    if (answer.status() !== 200) wrong.push(`${answer.status()} ${address}`)
  }
  expect(wrong).toEqual([])
}

test('studio, Content API and database dead: every page and picture answers, also after the site was killed (R2)', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const addresses = await findAddresses(request)
  expect(addresses.length).toBeGreaterThan(40)
  await expectAllFine(request, addresses)

  const pids = readPids()
  for (const name of ['postgres', 'content-api', 'admin']) process.kill(pids[name] ?? 0, 'SIGKILL')
  await expect
    .poll(async () => (await request.get(`${contentApiOrigin}/readyz`).catch(() => undefined))?.status() ?? 0)
    .not.toBe(200)
  expect((await request.get(`${adminOrigin}/readyz`).catch(() => undefined))?.status()).not.toBe(200)
  await expectAllFine(request, addresses)

  process.kill(pids.site ?? 0, 'SIGKILL')
  await expect
    .poll(async () => (await request.get(addresses[0] ?? '').catch(() => undefined))?.status() ?? 0, {
      timeout: 20_000,
    })
    .toBe(200)
  expect(readPids().site).not.toBe(pids.site)
  await expectAllFine(request, addresses)
})
