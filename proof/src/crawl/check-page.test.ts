import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import { disclaimerOf } from '@menagerie/sites/disclaimer'
import { findById, firstLocale } from '@menagerie/sites/locales'
import { describe, expect, it } from 'vitest'
import type { CrawlAnswer } from './ask.ts'
import { checkDisclaimer } from './check-disclaimer.ts'
import { checkHead } from './check-head.ts'
import { checkHeaders } from './check-headers.ts'
import { toCrawledPage } from './crawled-page.ts'
import { checkCrawledPage, findFaultsBetween } from './find-faults.ts'

const addressing = createAddressing({ mode: 'domains', localOrigins: { [MAIN_BRAND]: '', [OTHER_BRAND]: '' } })
const SITE = findById(`${MAIN_BRAND}/nl_NL`) ?? firstLocale(MAIN_BRAND)
const FRENCH = findById(`${MAIN_BRAND}/fr_FR`) ?? firstLocale(MAIN_BRAND)
const URL_OF_HOME = addressing.links(SITE).url('')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; object-src 'none'; " +
    "frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=()',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=0, must-revalidate',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  vary: 'Accept-Encoding',
  etag: 'W/"x"',
}

const toData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
const [OWNER, PLACE] = ['Organization', 'WebSite'].map((type) =>
  toData({ '@type': type, name: 'Haus', url: URL_OF_HOME }),
)

const GOOD = [
  '<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><title>Honden</title>',
  '<meta name="description" content="Alles over honden."><link rel="canonical" href="/">',
  OWNER,
  PLACE,
  '</head><body><main><h1>Honden</h1><p>Tekst</p></main></body></html>',
].join('')

function toAnswer(text: string, more: CrawlAnswer['headers'] = {}): CrawlAnswer {
  return { status: 200, headers: { ...HEADERS, ...more }, text, body: Buffer.from(text), bytes: text.length }
}

const toPage = (html: string, path = '') => {
  const links = addressing.links(SITE)
  return toCrawledPage({ site: SITE, links, url: links.url(path), path, answer: toAnswer(html) })
}

async function findReasons(html: string): Promise<string> {
  const faults = await checkCrawledPage(toPage(html), { https: true, isHtmlChecked: () => true })
  return faults.map(({ kind, reason }) => `${kind}: ${reason}`).join('\n')
}

it('finds no faults in a correct page', async () => {
  expect(await findReasons(GOOD)).toBe('')
})

it('accepts a form that has no field to fill in', async () => {
  const form = '<form action="/x/"><input type="hidden" name="a" value="b"></form>'
  expect(await findReasons(GOOD.replace('<p>Tekst</p>', form))).toBe('')
})

describe('a page is reported for', () => {
  it.each([
    ['a wrong language', '<html lang="nl-NL">', '<html lang="nl">', 'language: <html lang> is nl'],
    ['no title', '<title>Honden</title>', '<title> </title>', 'head: no title'],
    ['no description', 'name="description"', 'name="other"', 'head: no description'],
    ['a wrong canonical address', 'href="/"', 'href="/hond/"', 'head: canonical is'],
    ['two h1 headings', '<p>Tekst</p>', '<h1>Nog een</h1>', 'html: 2 h1'],
    ['a skipped heading level', '<p>Tekst</p>', '<h3>Diep</h3>', 'html: h3 "Diep" after h1'],
    ['an undefined value in a text', 'Tekst', 'Prijs: undefined', 'text: a value that was not there'],
    ['a placeholder', 'Tekst', 'Door {name}', 'text: a placeholder'],
    ['a message key instead of its text', 'Tekst', 'error.occurred', 'text: the key of a message: error.occurred'],
    ['a text left in English', 'Tekst', 'Skip to the content', 'language: English of skip.toContent is left'],
    ['a tag that is not closed', '<p>Tekst</p>', '<div>Tekst', 'html: <div> was closed by the parser'],
    ['nesting that HTML does not allow', '<p>Tekst</p>', '<p><div>Tekst</div></p>', 'was added by the parser'],
    ['a duplicate id', '<p>Tekst</p>', '<p id="a">a</p><p id="a">b</p>', 'no-dup-id'],
    ['a picture without alternative text', '<p>Tekst</p>', '<img src="/imaging/x/1x1/1">', 'wcag/h37'],
    [
      'a form that cannot be sent',
      '<p>Tekst</p>',
      '<form action="/x/"><input name="a"></form>',
      'without a submit button',
    ],
    ['a link without a name', '<p>Tekst</p>', '<a href="/hond/"><span></span></a>', 'link: <a> without a name'],
    ['a link that runs a script', 'Tekst', '<a href="javascript:x()">x</a>', 'link: link to javascript:'],
    [
      'a link that opens a new tab without saying so',
      'Tekst',
      '<a href="https://a.example/" target="_blank">x</a>',
      'new tab unannounced',
    ],
    ['a style that the policy refuses', '<p>', '<p style="color:red">', 'html: <p style>'],
    [
      'structured data that do not parse',
      '</head>',
      '<script type="application/ld+json">{</script></head>',
      'does not parse',
    ],
    ['structured data of an unknown type', '"WebSite"', '"Recipe"', 'JSON-LD of type Recipe'],
    ['structured data without a required field', '"name":"Haus",', '', 'JSON-LD Organization: name'],
    [
      'structured data without the schema.org context',
      'https://schema.org',
      'https://other.example',
      'JSON-LD without context',
    ],
    ['a home page without Organization data', OWNER ?? '', '', 'no JSON-LD Organization'],
    ['the disclaimer of another country', 'Tekst', disclaimerOf(FRENCH), 'disclaimer of another country'],
    [
      'an hreflang of its own language that leads to another page',
      '</head>',
      '<link rel="alternate" hreflang="nl-NL" href="/hond/"></head>',
      'language: hreflang of itself is',
    ],
  ])('%s', async (_, right, wrong, reason) => {
    expect(GOOD).toContain(right)
    expect(await findReasons(GOOD.replace(right, wrong))).toContain(reason)
  })

  it.each([
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'"],
    ['set-cookie', ['a=b']],
    ['strict-transport-security', ''],
    ['cache-control', 'public, max-age=600'],
  ])('the header %s', (name, value) => {
    const reasons = checkHeaders('page', toAnswer('', { [name]: value }), true).map(({ reason }) => reason)
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toContain(name)
  })
})

describe('a crawl of several pages reports', () => {
  const linking = (href: string) => GOOD.replace('Tekst', `<a href="${href}">Meer</a>`)
  const crawlOf = (html: string, answers: Record<string, CrawlAnswer | string>) => {
    const home = toPage(html)
    const named = Object.entries(answers).map(([path, answer]) => [`${URL_OF_HOME}${path}`, answer] as const)
    return { pages: new Map([[home.url, home]]), answers: new Map([[home.url, home.answer], ...named]) }
  }

  it.each([
    ['does not exist', { 'hond/': { ...toAnswer(''), status: 404 } }, 'hond/: 404'],
    ['does not answer', { 'hond/': 'reset' }, 'hond/: reset'],
    [
      'redirects twice',
      {
        'hond/': { ...toAnswer('', { location: '/kat/' }), status: 301 },
        'kat/': { ...toAnswer('', { location: '/' }), status: 301 },
      },
      'leads on twice',
    ],
  ])('a link to a page that %s', (_, answers, reason) => {
    const reasons = findFaultsBetween(crawlOf(linking('/hond/'), answers)).map((fault) => fault.reason)
    expect(reasons.join()).toContain(reason)
  })

  it('a link to a missing anchor of the page', () => {
    expect(findFaultsBetween(crawlOf(linking('/#weg'), {}))).toMatchObject([{ kind: 'link' }])
  })

  it.each(['hond', '?page=2'])('a title and a description that two pages share: %s', (path) => {
    const [first, second] = [toPage(GOOD), toPage(GOOD.replace('>Honden<', '>  honden <'), path)]
    const pages = new Map([first, second].map((page) => [page.url, page]))
    const reasons = findFaultsBetween({ pages, answers: new Map() }).map(({ reason }) => reason)
    expect(reasons).toEqual([expect.stringContaining('same title'), expect.stringContaining('same description')])
  })
})

describe('breadcrumbs', () => {
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: addressing.links(SITE).url(path),
  })
  const crumbs = (...items: object[]) => toData({ '@type': 'BreadcrumbList', itemListElement: items })
  const shown = '<nav aria-label="Je bent hier"><ol><li><a href="/">Home</a></li><li>Honden</li></ol></nav>'
  const check = (data: string) =>
    checkHead(
      toPage(
        `<html lang="nl-NL"><head><link rel="canonical" href="/hond/">${data}</head><body>${shown}</body></html>`,
        'hond',
      ),
    )
      .map(({ reason }) => reason)
      .filter((reason) => /crumb/i.test(reason))

  it('are correct when their structured data match the visible links', () => {
    expect(check(crumbs(item(1, 'Home', ''), item(2, 'Honden', 'hond')))).toEqual([])
  })

  it.each([
    ['are reported without structured data', '', 'breadcrumbs show Home > Honden and tell'],
    [
      'are reported when the data have another name',
      crumbs(item(1, 'Home', ''), item(2, 'Katten', 'hond')),
      'and tell Home > Katten',
    ],
    [
      'are reported when the data have wrong positions',
      crumbs(item(1, 'Home', ''), item(3, 'Honden', 'hond')),
      'not counted in order',
    ],
    [
      'are reported when the data end at another page',
      crumbs(item(1, 'Home', ''), item(2, 'Honden', 'kat')),
      'breadcrumbs end at',
    ],
  ])('%s', (_, data, reason) => {
    expect(check(data).join()).toContain(reason)
  })
})

it('a French page without its disclaimer is reported', () => {
  const links = addressing.links(FRENCH)
  const toFrench = (footer: string) =>
    toCrawledPage({ site: FRENCH, links, url: links.url(''), path: '', answer: toAnswer(`<footer>${footer}</footer>`) })
  expect(checkDisclaimer(toFrench(''))).toHaveLength(1)
  expect(checkDisclaimer(toFrench(disclaimerOf(FRENCH)))).toEqual([])
})
