import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import type { FeedChange } from '@menagerie/contract/feed'
import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReplica } from '../replica/open-replica.ts'
import { mediaChange, menuChange, pageChange, redirectChange, toChanges } from '../replica/testing/example-changes.ts'
import { buildForTest } from './testing/built-site.ts'

/** Three brand-locales that share a domain with others, under a prefix (spec §1). */
const SITES = [
  { id: 'tailwell/fr_BE', host: 'tailwell.be.example', prefix: '/fr', lang: 'fr-BE', brand: 'tailwell' },
  { id: 'tailwell/da_DK', host: 'tailwell.no.example', prefix: '/da', lang: 'da-DK', brand: 'tailwell' },
  { id: 'aldergrove/it_IT', host: 'aldergrove.example', prefix: '/it', lang: 'it-IT', brand: 'aldergrove' },
] as const
const NEIGHBOURS = ['tailwell/nl_BE', 'tailwell/no_NO', 'tailwell/nl_NL', 'aldergrove/nl_NL', 'aldergrove/en_GB']
const PICTURE = '22222222-2222-4222-8222-222222222222'

function siteOf(id: string) {
  const site = findById(id)
  if (site === undefined) throw new Error(`No brand-locale ${id}`)
  return site
}

/** Each site has a home page, one about the company with a picture, the store finder, a menu and a redirect. */
function toSiteChanges(id: string): FeedChange[] {
  const { brand, code: locale } = siteOf(id)
  const where = { brand, locale }
  const about = { title: `About ${id}`, template: 'ContentPage', translationGroup: 'about', image: PICTURE }
  const link = { type: 'page', kind: 'page', pageLink: `about ${id}` }
  return [
    pageChange(`home ${id}`, '', { title: `Home ${id}`, translationGroup: 'home' }, where),
    pageChange(`about ${id}`, 'about', about, where),
    pageChange(`stores ${id}`, STORES[id] ?? 'verkooppunten', { template: 'StoreLocator' }, where),
    { ...menuChange(`menu ${id}`, 'header', [], where), body: toMenu(link) },
    { ...redirectChange(`old ${id}`, 'old', { to: { type: 'path', path: 'about' } }), ...where },
  ]
}

const STORES: Readonly<Record<string, string>> = {
  'tailwell/fr_BE': 'trouver-revendeur',
  'tailwell/da_DK': 'store-finder',
  'tailwell/no_NO': 'butikker',
  'aldergrove/it_IT': 'rivenditori',
}
const toMenu = (link: object) => ({ slot: 'header', items: [{ id: 'about', title: 'About', link }] })

type Got = { status: number; location: string | undefined; headers: NodeJS.Dict<string | string[]>; text: string }

let built: Awaited<ReturnType<typeof buildForTest>>
let port: string

beforeAll(async () => {
  built = await buildForTest()
  const dir = join(built.root, 'replica')
  const replica = openReplica({ dir })
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#88aa33' } })
    .png()
    .toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex')
  const picture = mediaChange(PICTURE, 'x')
  const changes = [...SITES.map(({ id }) => id), ...NEIGHBOURS].flatMap(toSiteChanges)
  replica.apply(toChanges([...changes, { ...picture, body: { ...Object(picture.body), hash } }]))
  const file = replica.mediaFile(hash)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  replica.close()
  const env = {
    REPLICA_DIR: dir,
    ADDRESSING: 'domains',
    HSTS: 'max-age=63072000; includeSubDomains',
    CONTENT_API_TOKEN: '',
  }
  port = new URL((await built.startListening(env)).tailwell).port
})
afterAll(async () => {
  await built.kill()
  built.remove()
})

function ask(host: string, path: string): Promise<Got> {
  return new Promise((done, fail) => {
    const asking = request({ host: '127.0.0.1', port, path, headers: { Host: host } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const { statusCode: status = 0, headers } = response
      done({ status, location: headers.location, headers, text: Buffer.concat(parts).toString() })
    })
    asking.on('error', fail).end()
  })
}

const attributesOf = (html: string, tag: RegExp, name: string) =>
  [...html.matchAll(tag)].map(([text]) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? '')

describe.each(SITES)('$id on the domain it shares', ({ id, host, prefix, lang, brand }) => {
  test('shows pages in its language that name their own canonical address', async () => {
    for (const path of ['', 'about/']) {
      const { status, text } = await ask(host, `${prefix}/${path}`)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${lang}" data-brand="${brand}">`)
      expect(attributesOf(text, /<link rel="canonical"[^>]*>/g, 'href')).toEqual([`https://${host}${prefix}/${path}`])
      const alternates = /<link rel="alternate"[^>]*>/g
      const named = attributesOf(text, alternates, 'hreflang').indexOf(lang)
      expect(attributesOf(text, alternates, 'href')[named]).toBe(`https://${host}${prefix}/${path}`)
    }
  })

  test('links to its own pages by path and to other domains by full address', async () => {
    const { text } = await ask(host, `${prefix}/`)
    const links = attributesOf(text, /<a [^>]*>/g, 'href')
    expect(links).toContain(`${prefix}/about/`)
    expect(links.filter((href) => !/^(\/|#|https:\/\/)/.test(href))).toEqual([])
    const away = links.filter((href) => href.startsWith('https:')).map((href) => new URL(href).host)
    expect(away).not.toContain(host)
    expect(away).toContain(brand === 'tailwell' ? 'tailwell.nl.example' : 'aldergrove.uk.example')
  })

  test('serves files and pictures from its own domain', async () => {
    const { text } = await ask(host, `${prefix}/about/`)
    const files = [...text.matchAll(/(?<!-)(?:href|src)="(\/(?:assets|imaging)\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.some((file) => file.startsWith('/assets/'))).toBe(true)
    expect(files.some((file) => file.startsWith('/imaging/'))).toBe(true)
    for (const file of new Set(files)) expect([file, (await ask(host, file)).status]).toEqual([file, 200])
  })

  test.each([
    ['', '/'],
    ['/about', '/about/'],
    ['//About//?a=1', '/about/?a=1'],
    ['/old', '/about/'],
    ['/store-locator/', `/${STORES[id]}/`],
    ['/Verkooppunten', `/${STORES[id]}/`],
  ])('redirects %s to %s in one step', async (from, to) => {
    const { status, location } = await ask(host, `${prefix}${from}`)
    expect([status, location]).toEqual([301, `${prefix}${to}`])
    expect((await ask(host, `${prefix}${to}`)).status).toBe(200)
  })

  test('answers an unknown address with 404 in its language and a link to its home page', async () => {
    for (const path of ['/nowhere/', '/p/', '/Nowhere', '/actualites/']) {
      const { status, text } = await ask(host, `${prefix}${path}`)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain(`<html lang="${lang}"`)
      expect(text).toContain(translator(siteOf(id))('error.somethingWrong'))
      expect(attributesOf(text, /<a [^>]*>/g, 'href')).toContain(`${prefix}/`)
    }
  })

  test('sends HSTS, and browsers must revalidate each page', async () => {
    const { headers } = await ask(host, `${prefix}/`)
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

describe('the country selector', () => {
  const linksOf = async (host: string, path: string) =>
    attributesOf((await ask(host, path)).text, /<a [^>]*lang=[^>]*>/g, 'href')

  test('links the French and the Dutch site of Belgium to each other on one domain', async () => {
    expect(await linksOf('tailwell.be.example', '/fr/')).toEqual(expect.arrayContaining(['/', '/fr/']))
    expect(await linksOf('tailwell.be.example', '/')).toEqual(expect.arrayContaining(['/', '/fr/']))
  })

  test('omits hidden countries, also on their own pages, although search engines get them as alternates', async () => {
    for (const path of ['/', '/da/']) {
      const { text } = await ask('tailwell.no.example', path)
      expect(await linksOf('tailwell.no.example', path)).not.toContain('/da/')
      const alternates = attributesOf(text, /<link rel="alternate"[^>]*>/g, 'href')
      expect(alternates).toContain('https://tailwell.no.example/da/')
    }
  })
})

test.each(['TAILWELL.BE.EXAMPLE', 'tailwell.be.example:443', 'tailwell.be.example.', 'Tailwell.be.example.:8443'])(
  '%s is a known host',
  async (host) => {
    const { status, text } = await ask(host, '/fr/')
    expect([status, text.includes('lang="fr-BE"')]).toEqual([200, true])
    expect(attributesOf(text, /<link rel="canonical"[^>]*>/g, 'href')).toEqual(['https://tailwell.be.example/fr/'])
  },
)

test.each([
  'evil.example',
  'evil.example:443',
  'EVIL.example.',
  'www.tailwell.be.example',
  'tailwell.be.example.evil.example',
  'tailwell.be.example:80:80',
  'localhost',
  '127.0.0.1',
])('%s is an unknown host and gets 421 without a page', async (host) => {
  for (const path of ['/', '/fr/', '/fr', '/assets/', '/nowhere/']) {
    const { status, text, location } = await ask(host, path)
    expect([path, status, location]).toEqual([path, 421, undefined])
    expect(text).not.toMatch(/tailwell|aldergrove|menagerie|<header/i)
  }
})

test('a host of one brand never shows the other brand', async () => {
  const [tailwell, aldergrove] = [await ask('tailwell.nl.example', '/'), await ask('aldergrove.example', '/')]
  expect(tailwell.text).toContain('data-brand="tailwell"')
  expect(aldergrove.text).toContain('data-brand="aldergrove"')
  // Prefixes belong to a domain: /it/ is Italian on one, and an unknown path on the other.
  expect((await ask('tailwell.nl.example', '/it/about/')).status).toBe(404)
})
