import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BLOCK_SCHEMAS } from '../blocks/block-schemas.ts'
import { GALLERY_PARTS } from './registry.ts'
import { toKebabCase } from './to-kebab-case.ts'

const SOURCES = join(import.meta.dirname, '..')

/** Components that the examples of another part of their feature show. */
const SEEN_IN: Readonly<Record<string, string>> = {
  DesktopMenu: 'Header',
  FooterNewsletter: 'Footer',
  ListBar: 'SearchList',
  ListHead: 'SearchList',
  NothingFound: 'SearchList',
  Swatch: 'SearchList',
  FilterPanel: 'SearchList',
  LogOut: 'Header',
  MapPlace: 'StoreFinder',
  BuyArea: 'ProductDetail',
  CardPrice: 'ProductCards',
  CompareLink: 'ProductDetail',
  EmbedPosts: 'EmbedOffer',
  PostPictures: 'EmbedOffer',
  HazardSymbols: 'ProductDetail',
  PrivacyConsent: 'ContactForm',
  ProductQuestion: 'ContactForm',
  ProductVideo: 'ProductGallery',
  SpecificationTable: 'ProductDetail',
  VariantLinks: 'ProductDetail',
  ProductVariants: 'ProductCards',
  FullProductRows: 'ProductCards',
  ResultList: 'SearchList',
  SearchField: 'SearchList',
  WordLinks: 'SearchList',
}
/** Invisible: a document around another company's frame. */
const NOT_SEEN = ['EmbedDocument']

/** Finds files of components, which begin with a capital letter. */
const findComponents = (folder: 'features' | 'ui') =>
  globSync(`${folder}/**/[A-Z]*.tsx`, { cwd: SOURCES }).filter((file) => !/\.(?:test|examples)\.tsx$/.test(file))
const findExamples = (folder: 'features' | 'ui') => globSync(`${folder}/**/*.examples.tsx`, { cwd: SOURCES })
const nameOf = (file: string) => basename(file).replace(/\..*$/, '')

test.each(['ui', 'features'] as const)('every component in %s has examples', (folder) => {
  const withExamples = new Set(findExamples(folder).map((file) => join(dirname(file), nameOf(file))))
  const components = findComponents(folder)
  expect(components.length).toBeGreaterThan(10)
  const without = components.filter((file) => {
    const name = nameOf(file)
    const shownBy = SEEN_IN[name] ?? name
    return !NOT_SEEN.includes(name) && !withExamples.has(join(dirname(file), shownBy))
  })
  expect(without).toEqual([])
})

test.each(['ui', 'features'] as const)('examples of %s have a page in the gallery', (folder) => {
  const paths = [...GALLERY_PARTS.keys()]
  const missing = findExamples(folder).filter((file) => {
    const path = `${folder}/${toKebabCase(nameOf(file))}`
    return !paths.some((each) => each === path || each.startsWith(`${path}/`))
  })
  expect(missing).toEqual([])
})

test('every block has a page in the gallery', () => {
  for (const type of Object.keys(BLOCK_SCHEMAS))
    expect([...GALLERY_PARTS.keys()]).toContain(`blocks/${toKebabCase(type)}`)
})
