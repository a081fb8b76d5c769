// @vitest-environment jsdom
import type { Block } from '@menagerie/contract/block'
import { describe, expect, test } from 'vitest'
import { mediaEntry, menu, page, product, siteSettingsEntry } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import type { AnyPublished } from '../replica/reader.ts'
import { renderDocument, renderErrorDocument } from './render-document.tsx'
import type { FoundEntry } from './resolve-route.ts'

const SITE = 'tailwell/en_US'
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

function show(entries: AnyPublished[], found: FoundEntry, siteId = SITE) {
  const html = renderDocument(createTestContext(siteId, entries), found)
  return { html, document: parse(html) }
}

const rel = (document: Document, name: string) =>
  [...document.querySelectorAll(`link[rel="${name}"]`)].map((link) => link.getAttribute('href'))

const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

const jsonLd = (document: Document): { '@type': string }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent))

describe('a page of editors', () => {
  const about = page('about', 'company/about', {
    title: 'About us',
    subTitle: 'Who we are',
    metaDescription: 'All about "us" & <you>',
    robots: { index: false, follow: true },
  })
  const { html, document } = show([page('home', ''), page('company', 'company', { title: 'Company' }), about], {
    kind: 'page',
    key: 'about',
  })

  test('is a complete document in its language, with one level-1 heading', () => {
    expect(html.startsWith('<!doctype html><html lang="en-US" data-brand="tailwell">')).toBe(true)
    expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['About us'])
    for (const landmark of ['header', 'main', 'footer'])
      expect(document.querySelectorAll(`body > ${landmark}`)).toHaveLength(1)
  })

  test('has a link for the keyboard to skip to the content', () => {
    const skip = document.querySelector('body a')
    expect(skip?.textContent).toBe('Skip to the content')
    expect(document.querySelector(skip?.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
  })

  test('has title, description, robots value and canonical address for search engines', () => {
    expect(document.title).toBe('About us | Tailwell')
    expect(meta(document, 'description')).toBe('All about "us" & <you>')
    expect(meta(document, 'robots')).toBe('noindex, follow')
    expect(rel(document, 'canonical')).toEqual(['http://localhost:3000/company/about/'])
    expect(meta(document, 'og:locale')).toBe('en_US')
  })

  test('shows breadcrumbs with the pages above it', () => {
    const crumbs = [...document.querySelectorAll('nav[aria-label="You are here"] a')]
    expect(crumbs.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Company', '/company/'],
      ['About us', '/company/about/'],
    ])
    expect(jsonLd(document)).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'About us' }] },
    ])
  })

  test('preloads the fonts for the letters of its language', () => {
    const fonts = (siteId: string) => {
      const html = renderErrorDocument(createTestContext(siteId, []), 404)
      return [...parse(html).querySelectorAll('link[as=font]')].map((link) => link.getAttribute('href'))
    }
    const toFonts = (...letters: string[]) => letters.map((each) => `/assets/fonts/tailwell-${each}.woff2`)
    expect(fonts('tailwell/nl_NL')).toEqual(toFonts('latin'))
    expect(fonts('tailwell/pl_PL')).toEqual(toFonts('latin', 'latin-ext'))
    // The Latin font is needed for the digits.
    expect(fonts('tailwell/ua_UA')).toEqual(toFonts('cyrillic', 'latin'))
  })

  test('follows the strict content policy: no style attribute, no event handler, no inline script', () => {
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/)
    const scripts = [...document.querySelectorAll('script')].filter((script) => script.type !== 'application/ld+json')
    expect(scripts.filter((script) => !script.src)).toEqual([])
  })
})

describe('the recorded reads of a page', () => {
  test('contain only path and title of the pages above it', () => {
    const ctx = createTestContext(SITE, [page('company', 'company'), page('about', 'company/about')])
    renderDocument(ctx, { kind: 'page', key: 'about' })
    expect(ctx.reads.filter((read) => read.endsWith(' company'))).toEqual(['at company', 'titleOf page company'])
  })
})

describe('the home page', () => {
  const banner = (id: string): Block => ({
    id,
    blockType: 'CtaBanner',
    colorTheme: '1',
    blockTitle: id,
    damFiles: ['picture'],
  })
  const areas = { main: [banner('Main')], extras: [banner('Extras')], miniBanners: [banner('Mini')] }
  const home = page('home', '', { template: 'Homepage', title: 'Welcome', areas })

  test('shows extras, mini banners and main area in this order, the first as its level-1 heading', () => {
    const { document } = show([home, mediaEntry('picture')], { kind: 'page', key: 'home' })
    expect([...document.querySelectorAll('main h1, main h2')].map((heading) => heading.textContent)).toEqual([
      'Extras',
      'Mini',
      'Main',
    ])
    expect(document.querySelector('h1')?.textContent).toBe('Extras')
  })

  test('has structured data about its company and its search', () => {
    const social = menu('footer', [
      { id: 's', title: 'Meet us', socialIcons: [{ network: 'youtube', url: 'https://social.example/tailwell' }] },
    ])
    const settings = siteSettingsEntry({
      company: { name: 'Tailwell Foods BV', emailAddress: 'hello@tailwell.example' },
    })
    const { document } = show([home, social, settings], { kind: 'page', key: 'home' })
    expect(jsonLd(document)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': 'http://localhost:3000/#organization',
        name: 'Tailwell',
        url: 'http://localhost:3000/',
        logo: 'http://localhost:3000/assets/tailwell/assets/icon-512.png',
        legalName: 'Tailwell Foods BV',
        email: 'hello@tailwell.example',
        sameAs: ['https://social.example/tailwell'],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Tailwell',
        url: 'http://localhost:3000/',
        inLanguage: 'en-US',
        publisher: { '@id': 'http://localhost:3000/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: 'http://localhost:3000/search/products/?query={query}',
          'query-input': 'required name=query',
        },
      },
    ])
  })

  test('preloads the picture at the top in the head, and no other picture', () => {
    const { html, document } = show([home, mediaEntry('picture')], { kind: 'page', key: 'home' })
    expect(document.querySelectorAll('main img:not([loading=lazy])')).toHaveLength(1)
    expect(html.match(/rel="preload" as="image"/g)).toHaveLength(1)
    expect(html.indexOf('rel="preload" as="image"')).toBeLessThan(html.indexOf('</head>'))
  })
})

describe('a product', () => {
  const entries = [
    product('42', { name: 'Oat kibble', meta_description: 'Baked.' }),
    product('42', {}, { locale: 'nl_NL' }),
  ]

  test('has its slug and key as canonical address, and its address in each locale as alternate', () => {
    const { document } = show(entries, { kind: 'product', key: '42' })
    expect(rel(document, 'canonical')).toEqual(['http://localhost:3000/dogs/food/food-42/'])
    expect(rel(document, 'alternate')).toEqual([
      'http://localhost:3000/dogs/food/food-42/',
      'http://localhost:3000/nl-nl/dogs/food/food-42/',
      'http://localhost:3000/dogs/food/food-42/',
    ])
  })

  test('is a Product in structured data', () => {
    const { document } = show(entries, { kind: 'product', key: '42' })
    expect(meta(document, 'og:type')).toBe('product')
    expect(jsonLd(document)).toMatchObject([
      { '@type': 'Product', name: 'Oat kibble', sku: '42', description: 'Baked.' },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('shows the blocks of the editors after its own content', () => {
    const blocks = [{ id: 'b', blockType: 'CtaBanner', colorTheme: '2', blockTitle: 'Ask us', damFiles: [] }]
    const { document } = show([product('42', { blocks })], { kind: 'product', key: '42' })
    expect([...document.querySelectorAll('main h1, main h2')].map((heading) => heading.textContent)).toEqual([
      'Food 42',
      'Ask us',
    ])
  })
})

test('a page has exactly one script file', () => {
  const { document } = show([page('home', '')], { kind: 'page', key: 'home' })
  expect(document.querySelectorAll('script[src]')).toHaveLength(1)
})

describe('error pages (spec §8)', () => {
  const show = (status: number, siteId = SITE) => parse(renderErrorDocument(createTestContext(siteId), status))

  test('a 404 page apologises and links to the home page, in the language of the country', () => {
    const document = show(404)
    expect(document.title).toBe('Page not found | Tailwell')
    expect(document.querySelector('h1')?.textContent).toBe('Sorry, something went wrong')
    expect(document.querySelector('main')?.textContent).toContain('A 404 is sooo exhausting.')
    const german = show(404, 'tailwell/de_DE').querySelector('main a')
    expect([german?.getAttribute('href'), german?.textContent]).toEqual(['/de-de/', 'Startseite'])
  })

  test.each([500, 503])('a %s page says that an error occurred', (status) => {
    expect(show(status).querySelector('h1')?.textContent).toBe('An error occurred')
  })

  test('a 404 page is not to be indexed, has no canonical address, and has header and footer', () => {
    const document = show(404)
    expect(meta(document, 'robots')).toBe('noindex, nofollow')
    expect(rel(document, 'canonical')).toEqual([])
    expect(document.querySelector('header a')?.getAttribute('href')).toBeDefined()
    expect(document.querySelector('footer')).not.toBeNull()
  })
})
