import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { expect, test } from 'vitest'
import { article, category, page } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import type { AnyPublished } from '../replica/reader.ts'
import { toArticleRecord } from './to-article-record.ts'
import { toPageRecord } from './to-page-record.ts'

const recordOf = (entries: AnyPublished[], key = 'p', site = 'tailwell/en_US') =>
  toPageRecord(createTestContext(site, entries), key)

test('each template is indexed as a landing page or a page, or is not indexed (reading 20)', () => {
  const types = PAGE_TEMPLATES.map((template) => [template, recordOf([page('p', 'a', { template })])?.type])
  expect(Object.fromEntries(types)).toEqual({
    Homepage: 'landingpage',
    Default: 'page',
    ContentPage: 'page',
    ContentOverview: 'landingpage',
    MainCategory: 'landingpage',
    SubCategory: 'landingpage',
    JobsPageOverview: 'landingpage',
    StoreLocator: 'page',
    ContactPage: 'page',
    Newsletter: 'page',
    ProductOverviewPage: 'landingpage',
    BusinessLogin: undefined,
    LoginPage: undefined,
    GatedContentPage: undefined,
    GatedContactPage: undefined,
    GatedContentOverview: undefined,
  })
})

test('a gated page, a noindex page and a page of thanks are not indexed', () => {
  expect(recordOf([page('p', 'a', { is_gated: true })])).toBeUndefined()
  expect(recordOf([page('p', 'a', { robots: { index: false, follow: true } })])).toBeUndefined()
  const thanks = page('p', 'formulier-succesvol-verzonden', {}, { locale: 'nl_NL' })
  expect(recordOf([thanks], 'p', 'tailwell/nl_NL')).toBeUndefined()
})

test('the record of a page contains the texts of all its blocks', () => {
  const banner = {
    id: '1',
    blockType: 'CtaBanner',
    blockTitle: 'Meet the herd',
    blockText: 'Every day',
    colorTheme: '1',
  }
  const rows = { id: '2', blockType: 'MiniBanners', banners: [{ id: '3', title: 'Hay', image: 'picture-key' }] }
  const text = {
    id: '4',
    blockType: 'RichText',
    content: [{ type: 'paragraph', children: [{ type: 'text', text: 'A warm stable.' }] }],
  }
  const areas = { extras: [banner], miniBanners: [rows], main: [text] }
  expect(recordOf([page('p', 'horses', { areas })])?.text).toBe('Meet the herd\nEvery day\nHay\nA warm stable.')
})

test('a blog post has the type blog and a news article the type page, with categories in two levels', () => {
  const entries = [
    category('dogs', { displayName: 'Dogs' }),
    category('food', { displayName: 'Food', parent: 'dogs' }),
    article('b', { role_type: 'blog', categories: ['food', 'gone'] }),
    article('n', { role_type: 'news', categories: ['dogs'] }),
  ]
  const ctx = createTestContext('tailwell/en_US', entries)
  expect(toArticleRecord(ctx, 'b')).toMatchObject({
    type: 'blog',
    categories: { lvl0: ['Dogs'], lvl1: ['Dogs > Food'] },
  })
  expect(toArticleRecord(ctx, 'n')).toMatchObject({ type: 'page', categories: { lvl0: ['Dogs'], lvl1: [] } })
})
