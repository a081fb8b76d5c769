import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../../problem.ts'

const READ_AT_ONCE = 4
const BUSY_TRIES = 10

/** Requests every page of every sitemap of these origins. */
export async function readAllPages(origins: readonly string[]): Promise<{ read: number; failed: string[] }> {
  const pages = new Set<string>()
  for (const origin of origins) for (const page of await listAll(origin)) pages.add(page)
  const failed: string[] = []
  const waiting = [...pages]
  const lane = async () => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      const fault = await findFault(page).catch((error: unknown) => `no answer (${error})`)
      if (fault !== undefined) failed.push(`${fault} ${page}`)
    }
  }
  await Promise.all(Array.from({ length: READ_AT_ONCE }, lane))
  return { read: pages.size, failed }
}

async function findFault(page: string): Promise<string | undefined> {
  const { status, text } = await ask(page)
  if (status !== 200) return String(status)
  return text.trimEnd().endsWith('</html>') ? undefined : 'is no whole page:'
}

/** A brand without published content has no sitemap. */
async function listAll(origin: string): Promise<string[]> {
  const sitemap = `${origin}/sitemap.xml`
  return (await ask(sitemap)).status === 404 ? [] : listPages(sitemap)
}

/** Lists the pages of a sitemap, and of the sitemaps that it lists. */
async function listPages(sitemap: string): Promise<string[]> {
  const { status, text } = await ask(sitemap)
  if (status !== 200) throw new Problem(`${sitemap} answers ${status}.`)
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  if (!text.includes('<sitemapindex')) return found
  const pages: string[] = []
  for (const part of found) pages.push(...(await listPages(part)))
  return pages
}

/** Fetches an address. A site that is overloaded says when to try again. */
async function ask(address: string, tries = BUSY_TRIES): Promise<{ status: number; text: string }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  if (response.status !== 503 || tries === 0) return { status: response.status, text }
  await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000)
  return ask(address, tries - 1)
}
