// @vitest-environment jsdom

import type { AddressedKind } from '@menagerie/contract/entry'
import { MENU_SLOTS, SOCIAL_NETWORKS } from '@menagerie/contract/menu'
import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { SPECIFICATION_ATTRIBUTES } from '@menagerie/contract/product'
import { findById } from '@menagerie/sites/locales'
import { pseudoTranslator } from '@menagerie/sites/pseudo-locale'
import { describe, expect, test } from 'vitest'
import { BLOCK_EXAMPLES } from '../blocks/block-examples.ts'
import { richTextExamples } from '../blocks/RichText/examples.ts'
import { toExampleEntries } from '../blocks/testing/example-entries.ts'
import { article, job, menu, page, product, siteSettingsEntry } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { AnyPublished } from '../replica/reader.ts'
import { renderDocument, renderErrorDocument } from './render-document.tsx'
import { findStrayTexts, toKnownTexts } from './testing/pseudo-texts.ts'

const BLOCKS = Object.values(BLOCK_EXAMPLES).flat()
const RICH_TEXT = richTextExamples[0]?.content ?? []

const CONTENT = {
  subTitle: 'Everything at once',
  shortDescription: 'A page with all that a page may have.',
  image: 'example-picture',
  author: 'example-author',
  showAuthor: true,
  showDate: true,
  created: '2026-05-05T10:00:00Z',
}

/** Makes one document of each template for a brand-locale, with all optional fields filled in. */
function toEntries(siteId: string): AnyPublished[] {
  const site = findById(siteId)
  if (site === undefined) throw new Error(`No brand-locale ${siteId}`)
  const where = { brand: site.brand, locale: site.code }
  const areas = { extras: [], miniBanners: [], main: BLOCKS }
  const link = { type: 'external', externalLink: 'https://elsewhere.example/', externalTarget: '_blank' } as const
  const subItems = [{ id: 'below', title: 'Lower', link }]
  return [
    ...toExampleEntries(site),
    page('home', '', { template: 'Homepage', areas }, where),
    ...PAGE_TEMPLATES.map((template) =>
      page(template, `all/${template.toLowerCase()}`, { ...CONTENT, template }, where),
    ),
    article('whole', { ...CONTENT, tags: [{ code: 'puppies', displayName: 'Puppies' }] }, where),
    job('whole', { ...CONTENT, location: 'Utrecht', hours: 'Mondays', validThrough: '2026-09-01' }, where),
    job('other', { ...CONTENT, location: 'Utrecht' }, where),
    product('7', PRODUCT, where),
    siteSettingsEntry({ company: { name: 'Meadow Company' } }, where),
    ...MENU_SLOTS.map((slot) =>
      menu(
        slot,
        [
          { id: 'upper', title: 'Upper', link, subItems },
          {
            id: 'social',
            title: 'Meet us',
            socialIcons: SOCIAL_NETWORKS.map((network) => ({ network, url: 'https://social.example/' })),
          },
        ],
        where,
      ),
    ),
  ]
}

const PRODUCT = {
  title: 'Kibble with oats',
  rrp: 12.5,
  currency: 'EUR',
  short_description: 'Baked slowly.',
  description: RICH_TEXT,
  instructions: RICH_TEXT,
  composition: RICH_TEXT,
  additives: RICH_TEXT,
  analysis: RICH_TEXT,
  images: ['example-picture', 'example-portrait'],
  usps: ['Crunchy'],
  related: ['1', '2'],
  specification: Object.fromEntries(SPECIFICATION_ATTRIBUTES.map((name) => [name, 'Some value'])),
}

function openSite(siteId: string) {
  const entries = toEntries(siteId)
  const plain = createTestContext(siteId, entries)
  const ctx: RenderContext = { ...plain, t: pseudoTranslator(plain.site), fragment: (_name, render) => render(ctx) }
  const known = toKnownTexts(ctx, entries)
  const toStray = (html: string) => findStrayTexts(new DOMParser().parseFromString(html, 'text/html'), known)
  return { ctx, toStray }
}

const DOCUMENTS: readonly (readonly [AddressedKind, string])[] = [
  ['page', 'home'],
  ...PAGE_TEMPLATES.map((template) => ['page', template] as const),
  ['article', 'whole'],
  ['job', 'whole'],
  ['product', '7'],
]

describe('every text comes whole from a message catalogue', () => {
  const { ctx, toStray } = openSite('tailwell/fr_FR')

  test.each(DOCUMENTS)('in the document %s %s', (kind, key) => {
    expect(toStray(renderDocument(ctx, { kind, key }))).toEqual([])
  })

  test.each([404, 500, 503])('on the error page %i', (status) => {
    expect(toStray(renderErrorDocument(ctx, status))).toEqual([])
  })
})

test('a text that is not from a catalogue, or is cut off, is reported', () => {
  const { toStray } = openSite('aldergrove/nl_NL')
  expect(toStray('<p>⟦Ó wwww⟧</p><p>Read on</p>')).toEqual(['Read on'])
  expect(toStray('<img alt="Picture"><p>Aldergrove Crunchy</p>')).toEqual(['Picture'])
  expect(toStray('<p>⟦Ó</p>')).toEqual(['1 texts do not end'])
})
