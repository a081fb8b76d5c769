// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { article, author, job, mediaEntry, page, product, siteSettingsEntry } from '../content/testing/entries.ts'
import { jsonLd, show, textBlock } from './testing/show-document.ts'

describe('an article', () => {
  const tags = [
    { code: 'puppy', displayName: 'Puppies' },
    { code: 'food', displayName: 'Food' },
  ]
  const puppies = article('puppies', {
    title: 'Puppies',
    created: '2026-05-05T10:00:00Z',
    tags,
    main: [textBlock('m', 'Main')],
  })
  const tagged = (sku: string, ...codes: string[]) =>
    product(sku, { tags: tags.filter(({ code }) => codes.includes(code)) })

  test('shows breadcrumbs with the pages above it', () => {
    const { texts } = show('article', 'puppies', [
      page('home', ''),
      page('advice', 'advice', { title: 'Advice' }),
      puppies,
    ])
    expect(texts('nav[aria-label="You are here"] a')).toEqual(['Home', 'Advice', 'Puppies'])
  })

  test('shows up to three products of its tags, those of the first tag first, none twice', () => {
    const products = [
      tagged('1', 'food'),
      tagged('2', 'puppy', 'food'),
      tagged('3', 'food'),
      tagged('9', 'puppy'),
      tagged('4'),
    ]
    const { texts } = show('article', 'puppies', [puppies, ...products])
    expect(texts('h2').at(-1)).toBe('Products on this topic')
    expect(texts('h3')).toEqual(['Food 2', 'Food 9', 'Food 1'])
    expect(show('article', 'puppies', [puppies, tagged('4')]).texts('h2')).not.toContain('Products on this topic')
  })

  test('shows products that share the most tags first, and only one variant of a product', () => {
    const products = [
      tagged('1', 'puppy'),
      ...['2', '3', '4'].map((sku) => product(sku, { tags, variant_group: 'kibble' })),
      tagged('5', 'food'),
      tagged('6', 'food', 'puppy'),
    ]
    const { texts } = show('article', 'puppies', [puppies, ...products])
    expect(texts('h3')).toEqual(['Food 2', 'Food 6', 'Food 1'])
  })

  test('about two animals shows products for both, and none that shares only the animal', () => {
    const named = ['dogs', 'cats', 'teeth'].map((code) => ({ code, displayName: code }))
    const of = (sku: string, ...codes: string[]) =>
      product(sku, { tags: named.filter(({ code }) => codes.includes(code)) })
    const teeth = article('teeth', { title: 'Teeth', tags: named, main: [textBlock('m', 'Main')] })
    const products = [of('1', 'dogs'), of('2', 'dogs', 'teeth'), of('3', 'dogs', 'teeth'), of('4', 'cats', 'teeth')]
    expect(show('article', 'teeth', [teeth, ...products]).texts('h3')).toEqual(['Food 2', 'Food 4', 'Food 3'])
    expect(show('article', 'teeth', [teeth, of('1', 'dogs')]).texts('h2')).not.toContain('Products on this topic')
  })

  test('shows no product below its text that is already in the text, and no variant of it', () => {
    const spotlight = { id: 's', blockType: 'ProductSpotlight', title: 'New', products: ['2'] } as const
    const own = article('puppies', { title: 'Puppies', tags, main: [textBlock('m', 'Main'), spotlight] })
    const sizes = ['2', '3'].map((sku) => product(sku, { tags, variant_group: 'kibble' }))
    const { texts } = show('article', 'puppies', [own, ...sizes, tagged('5', 'food')])
    expect(texts('h3')).toEqual(['Food 2', 'Food 5'])
  })

  test.each([
    ['advice', 'Article'],
    ['blog', 'BlogPosting'],
    ['news', 'NewsArticle'],
  ] as const)('of kind %s is a %s in structured data', (role_type, type) => {
    const body = { ...puppies.body, role_type, author: 'ada', shortDescription: 'Short', image: 'wide' }
    const entries = [mediaEntry('wide'), author('ada', { name: 'Ada Vos' })]
    const quiet = show('article', 'puppies', [article('puppies', body), ...entries])
    expect(quiet.meta('og:type')).toBe('article')
    const [data, crumbs] = jsonLd(quiet.document)
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': type,
      headline: 'Puppies',
      mainEntityOfPage: `http://localhost:3000/${role_type}/puppies/`,
      publisher: BRAND,
      author: BRAND,
      description: 'Short',
      image: ['http://localhost:3000/imaging/wide/1200x630/1'],
      datePublished: '2026-05-05T10:00:00Z',
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const signed = show('article', 'puppies', [article('puppies', { ...body, showAuthor: true }), ...entries])
    expect(jsonLd(signed.document)[0]).toMatchObject({ author: { '@type': 'Person', name: 'Ada Vos' } })
    const checker = author('vet', { name: 'Bo Lund', occupation: { en: 'Vet' } })
    const checked = show('article', 'puppies', [article('puppies', { ...body, checkedBy: 'vet' }), ...entries, checker])
    expect(checked.texts('p')).toContain('Checked by Bo Lund, vet')
    expect(jsonLd(checked.document)[0]).toMatchObject({
      mainEntityOfPage: { '@type': 'WebPage', reviewedBy: { '@type': 'Person', name: 'Bo Lund' } },
    })
    const gone = show('article', 'puppies', [article('puppies', { ...body, checkedBy: 'vet' }), ...entries])
    expect(gone.texts('p').join()).not.toContain('Checked')
  })

  test('has a modification date if it was changed after it was published', () => {
    const told = (changed: string) => {
      return jsonLd(show('article', 'puppies', [{ ...puppies, changed }]).document)[0]
    }
    expect(told('2026-06-01T08:00:00Z')).toMatchObject({ dateModified: '2026-06-01T08:00:00Z' })
    expect(told('2026-01-01T08:00:00Z')).not.toHaveProperty('dateModified')
  })

  test('is shared with a large picture and its size', () => {
    const entries = [mediaEntry('wide', { en: 'A puppy' }), article('puppies', { ...puppies.body, image: 'wide' })]
    const { meta, document } = show('article', 'puppies', entries)
    const told = ['og:image:width', 'og:image:height', 'og:image:alt'].map((name) => meta(name))
    expect(told).toEqual(['1200', '630', 'A puppy'])
    expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
  })
})

const BRAND_URL = 'http://localhost:3000/'
const BRAND = { '@type': 'Organization', name: 'Tailwell', url: BRAND_URL }

describe('a job opening (spec §2)', () => {
  const facts = {
    title: 'Baker',
    location: 'Utrecht',
    remote: 'or at home',
    employmentType: 'part-time' as const,
    hours: '32 hours',
    validThrough: '2026-09-01',
    created: '2026-05-05T10:00:00Z',
    main: [textBlock('m', 'You bake.')],
  }
  const mail = { type: 'mail', mail: 'jobs@tailwell.example', buttonText: 'Write to us' } as const
  const applyLinks = (contact?: typeof mail | { type: 'link'; link: string; buttonText: string }) => {
    const { main } = show('job', 'baker', [job('baker', { ...facts, ...(contact && { contact }) })])
    const found = [...main.querySelectorAll('a')].filter((link) => /Write|Apply/.test(link.textContent))
    return found.map((link) => link.getAttribute('href'))
  }

  test('has a contact button with a mail link or a web link, and none without a contact', () => {
    expect(new Set(applyLinks(mail))).toEqual(new Set(['mailto:jobs@tailwell.example']))
    const link = { type: 'link', link: 'https://jobs.example/baker', buttonText: 'Apply' } as const
    expect(new Set(applyLinks(link))).toEqual(new Set(['https://jobs.example/baker']))
    expect(applyLinks()).toEqual([])
  })

  test('is closed after its last day: a notice replaces the button, and search engines are not to index it', () => {
    const baker = (validThrough: string) => [job('baker', { ...facts, contact: mail, validThrough }), job('other')]
    const today = show('job', 'baker', baker('2026-06-15'))
    expect(today.main.textContent).toContain('Write to us')
    expect(today.main.textContent).not.toContain('this vacancy is closed')
    const over = show('job', 'baker', baker('2026-06-14'))
    expect(over.main.textContent).not.toContain('Write to us')
    expect(over.main.textContent).toContain('this vacancy is closed')
    // The sentence comes before the text that still reads like an offer.
    expect(over.main.textContent).toMatch(/this vacancy is closed.*Apply by/)
    expect(over.document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/)
    expect(jsonLd(over.document).map((each) => each['@type'])).toEqual(['BreadcrumbList'])
    expect(show('job', 'other', baker('2026-06-14')).main.textContent).not.toContain('Baker')
  })

  test('shows location, working hours and the last day to apply', () => {
    const { texts } = show('job', 'baker', [job('baker', facts)])
    expect([texts('dt'), texts('dd')]).toEqual([
      ['Location', 'Working hours', 'Apply by'],
      ['Utrecht, or at home', '32 hours', 'September 1, 2026'],
    ])
    expect(show('job', 'baker', [job('baker')]).texts('dt')).toEqual([])
  })

  test('lists up to four other vacancies, the newest first', () => {
    const others = [1, 2, 3, 4, 5].map((day) => job(`job-${day}`, { created: `2026-06-0${day}T00:00:00Z` }))
    const { texts } = show('job', 'baker', [job('baker', { created: '2026-06-09T00:00:00Z' }), ...others])
    expect(texts('h2').at(-1)).toBe('More vacancies')
    expect(texts('h3')).toEqual(['Job job-5', 'Job job-4', 'Job job-3', 'Job job-2'])
    expect(show('job', 'baker', [job('baker')]).texts('h2')).not.toContain('More vacancies')
  })

  test('is a JobPosting in structured data, with the company name of the editors', () => {
    const settings = siteSettingsEntry({ company: { name: 'Tailwell Foods BV' } })
    const { document } = show('job', 'baker', [
      job('baker', { ...facts, shortDescription: 'Bread for dogs.' }),
      settings,
    ])
    expect(jsonLd(document)[0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Baker',
      description: '<p>Bread for dogs.</p><p>You bake.</p>',
      employmentType: 'PART_TIME',
      datePosted: '2026-05-05T10:00:00Z',
      validThrough: '2026-09-01T23:59:59',
      hiringOrganization: { name: 'Tailwell Foods BV' },
      jobLocation: { address: { addressLocality: 'Utrecht', addressCountry: 'US' } },
    })
  })

  test.each([{ created: undefined }, { location: undefined }, { main: [] }])(
    'with %o is not in structured data, because it would be refused',
    (missing) => {
      const { document } = show('job', 'baker', [job('baker', { ...facts, ...missing })])
      expect(jsonLd(document).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
    },
  )
})
