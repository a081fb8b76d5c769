import { hostOf, MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import type { CrawlAnswer } from './ask.ts'
import { checkSitemaps } from './check-sitemaps.ts'
import { crawlPages } from './crawl-pages.ts'

const HOST = `https://${hostOf(MAIN_BRAND, 'nl_NL')}`
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const addressing = createAddressing({
  mode: 'domains',
  localOrigins: { [MAIN_BRAND]: 'http://a', [OTHER_BRAND]: 'http://b' },
})

function toPage(path: string, robots = 'index, follow', canonical = path): string {
  const links = ['<a href="/">', '<a href="/new/">'].join('')
  return `<!doctype html><head><meta name="robots" content="${robots}"><link rel="canonical" href="${HOST}${canonical}"></head><body>${links}`
}

/** Serves texts by path with a sitemap that lists the given paths, and checks it. */
async function check(pages: Readonly<Record<string, string>>, listed: readonly string[], robots?: string) {
  const texts: Record<string, [type: string, text: string]> = {
    '/robots.txt': [
      'text/plain; charset=utf-8',
      robots ?? `User-agent: *\nDisallow: /_\nDisallow: /1/\n\nSitemap: ${HOST}/sitemap.xml\n`,
    ],
    '/sitemap.xml': [
      'application/xml; charset=utf-8',
      `${XML}<sitemapindex xmlns="a">\n<sitemap><loc>${HOST}/sitemap-pages-1.xml</loc></sitemap>\n</sitemapindex>\n`,
    ],
    '/sitemap-pages-1.xml': [
      'application/xml; charset=utf-8',
      `${XML}<urlset xmlns="a" xmlns:xhtml="b" xmlns:image="c">\n${listed.map((path) => `<url><loc>${HOST}${path}</loc></url>\n`).join('')}</urlset>\n`,
    ],
    ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, ['text/html; charset=utf-8', html]])),
  }
  const ask = async (url: string): Promise<CrawlAnswer> => {
    const [type, text] = texts[new URL(url).pathname] ?? ['text/html; charset=utf-8', undefined]
    const status = text === undefined ? 404 : 200
    return { status, headers: { 'content-type': type }, text: text ?? '', body: Buffer.alloc(0), bytes: 0 }
  }
  const site = findById(`${MAIN_BRAND}/nl_NL`)
  if (site === undefined) throw new Error('No such site')
  const originKeyOf = ({ hostname }: URL) => hostname
  const options = { ask, addressing, originKeyOf, sites: [site], atOnce: 2, maxPagesPerSite: Number.POSITIVE_INFINITY }
  const faults = await checkSitemaps(await crawlPages(options), options)
  return faults.map(({ where, reason }) => `${where.slice(HOST.length)} ${reason}`)
}

test('no faults are found when sitemaps and pages agree', async () => {
  expect(await check({ '/': toPage('/'), '/new/': toPage('/new/') }, ['/', '/new/'])).toEqual([])
})

test('a page that is in no sitemap is reported', async () => {
  expect(await check({ '/': toPage('/'), '/new/': toPage('/new/') }, ['/'])).toEqual(['/new/ in no sitemap'])
})

test('addresses that should not be in a sitemap are reported', async () => {
  const pages = { '/': toPage('/'), '/new/': toPage('/new/', 'noindex'), '/other/': toPage('/other/', undefined, '/') }
  expect((await check(pages, ['/', '/new/', '/other/', '/gone/', '/'])).sort()).toEqual([
    '/ listed twice',
    '/gone/ in the sitemap: 404',
    '/new/ in the sitemap: wants not to be found',
    '/other/ in the sitemap: no link leads to it',
    '/other/ in the sitemap: not its canonical address',
  ])
})

test('a robots.txt without its Disallow lines and its Sitemap line is reported', async () => {
  const faults = await check({ '/': toPage('/') }, ['/'], 'User-agent: *\n')
  expect(faults).toEqual([
    '/robots.txt no Disallow: /_',
    '/robots.txt no Disallow: /1/',
    `/robots.txt no Sitemap: ${HOST}/sitemap.xml`,
  ])
})
