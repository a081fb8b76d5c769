import { expect } from 'vitest'
import { KEYS } from './test-site.ts'

export const LEAFLET = `/leaflets/${KEYS.leaflet}`
export const PICTURE = `/media/${KEYS.picture}`
const TRAIL = ['Welkom', 'Advies', 'Over advies/gebit']
const JOB_ROUTE = { kind: 'job', key: KEYS.job, path: 'werken/dierenarts' }

/** Spec §7 in its order: its wording, the request as tailwell/nl_NL, the path in the answer, and the expected value. */
export const READ_CALLS: [spec: string, request: string, at: string, expected: unknown][] = [
  ['/pages', '/pages', 'data.*.content.title', ['Welkom', 'Advies', 'Portaal']],
  ['/pages, paged', '/pages?limit=2&page=2', 'data.*.content.title', ['Portaal']],
  ['/pages/{path}', '/pages/advies', 'content.title', 'Advies'],
  ['/pages/{path}, home', '/pages/', 'content.template', 'Homepage'],
  ['/pages/{path}, an article', '/pages/advies/gebit', 'content.template', 'AdvicePage'],
  ['/pages/{path}, a job', '/pages/werken/dierenarts', 'content.location', 'Utrecht'],
  ['/pages?all=1', '/pages?all=1', 'data.*.content.key', [KEYS.page, 'home', 'portal']],
  ['/routes', '/routes', 'data', expect.arrayContaining([JOB_ROUTE])],
  ['/products/{sku}', '/products/100', 'data.name', 'Brokken'],
  ['/products?sku[]=...', '/products?sku[]=200&sku[]=300&sku[]=100', 'data.*.sku', ['200', '100']],
  ['/products?all=1', '/products?all=1', 'data.*.sku', ['100', '200']],
  ['/categories/{category}/products/', '/categories/dogs/products/', 'data.*.sku', ['200', '100']],
  ['/categories/{category}/products', '/categories/dogs/products', 'data.*.sku', ['200', '100']],
  ['/blog', '/blog', 'data.*.id', ['new', 'old', 'undated']],
  ['/blog of a category and those below', '/blog?category=dogs', 'data.*.id', ['new']],
  ['/blog of a tag', '/blog?tag=teeth', 'data.*.contentTags.*.displayName', [['Gebit']]],
  ['/advice/{id}', `/advice/${KEYS.advice}`, 'data.@path', 'advies/gebit'],
  ['/advice/{id}, by path', '/advice/advies/gebit', 'data.id', KEYS.advice],
  ['/news', '/news', 'data.*.id', ['event']],
  ['/redirects', '/redirects', 'data.*.location', ['/advies/', undefined]],
  ['page fetch: breadcrumbs', '/pages/advies/gebit', 'breadcrumbs.*.title', TRAIL],
  ['page fetch: is_gated', '/pages/zakelijk', 'is_gated', true],
  ['page fetch: content', '/pages/advies', 'content.areas.main.*.blockType', ['CtaBanner']],
  ['advice items by tag', '/advice?tag=teeth', 'data.*.id', [KEYS.advice]],
  ['news items', '/news?limit=1', 'data.*.role_type', ['news']],
  ['leaflet lookup by sku', '/leaflets?sku=100', 'data.*.@id', [KEYS.leaflet]],
  ['stores, paged', '/stores?limit=2', 'data.*.@id', ['s1', 's2']],
  ['stores: next_page_url', '/stores?limit=2', 'next_page_url', expect.stringMatching(/page=2/)],
  ['stores of a country', '/stores?country=NL&point_of_sale=online', 'data.*.@id', ['s3']],
  ['header menu', '/menus/header', '*.title', ['Hond']],
  ['footer menu', '/menus/footer', '', []],
  ['bottom menu', '/menus/bottom', '', []],
  ['top menu', '/menus/top', '', []],
  ['search settings', '/search-settings', 'terms', ['brokken']],
  ['search: synonyms', '/search-synonyms', 'synonyms.*.words', [['brokken'], ['kat', 'poes']]],
  ['search: rules', '/search-rules', 'data.*.promote.*.key', [['200'], []]],
  ['template annotations', '/annotations/advies', 'areas.*.blocks.*.title', [[], ['Call to action'], []]],
  ['template annotations, home', '/annotations/', 'template', 'Homepage'],
  ['template annotations, a product', '/annotations/honden/voer/product-100', 'areas.*.name', ['blocks']],
  ['assets by uuid', PICTURE, 'data.width', 40],
  ['leaflets (PDF) by uuid', LEAFLET, 'data.@path', `${LEAFLET}/file`],
  ['page metadata by uuid', `/metadata/${KEYS.page}`, 'data.metaDescription', 'Goede raad'],
  ['§2 footer: site settings', '/site-settings', 'otherCountries.*.flag', ['LV']],
  ['§3 author', `/authors/${KEYS.author}`, 'data.occupation', 'Dierenarts'],
  ['§3 category link', '/categories', 'data.*.linkedPage.@path', ['advies', undefined]],
  ['§2 jobs', '/jobs', 'data.*.contact.type', ['mail']],
  ['§2 jobs detail', `/jobs/${KEYS.job}`, 'data.title', 'Dierenarts'],
]
