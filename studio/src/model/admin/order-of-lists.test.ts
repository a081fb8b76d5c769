import { expect, test } from 'vitest'
import configPromise from '../../payload.config.ts'
import { isValues } from '../../platform/values.ts'
import { chosenOf, visitFields } from './visit-fields.ts'

/** Collections that editors edit daily and search for recent changes. */
const WRITTEN = [
  'pages',
  'articles',
  'jobs',
  'authors',
  'menus',
  'media',
  'films',
  'product-texts',
  'product-facts',
  'product-drafts',
  'categories',
  'leaflets',
  'downloads',
]
/** Collections whose documents are looked up by name, including those with one document per site. */
const BY_NAME = {
  terms: 'code',
  stores: 'name',
  redirects: 'from',
  glossary: 'say',
  'search-rules': 'title',
  'site-settings': 'site',
  'search-settings': 'site',
  'search-synonyms': 'site',
  receivers: 'name',
  users: 'name',
}
/** Default sort of collections of events: the latest first. */
const EVENTS = /^-(createdAt|receivedAt|consentAt)$/

test('lists of edited content are sorted by last change, registers by name, and events by date', async () => {
  const { collections } = await configPromise
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const orders = Object.fromEntries(ours.map(({ slug, defaultSort }) => [slug, defaultSort]))
  expect(orders).toMatchObject({ ...Object.fromEntries(WRITTEN.map((slug) => [slug, '-updatedAt'])), ...BY_NAME })
  const others = ours.filter(({ slug }) => !WRITTEN.includes(slug) && !(slug in BY_NAME))
  for (const { slug, defaultSort } of others) expect(String(defaultSort), slug).toMatch(EVENTS)
})

test('selection fields sort content by title or name when its list is sorted by last change', async () => {
  const config = await configPromise
  const choices: string[] = []
  visitFields(config, (field) => {
    if (field.type !== 'relationship') return
    for (const slug of chosenOf(field).filter((each) => WRITTEN.includes(each))) {
      const { sortOptions } = isValues(field.admin) ? field.admin : {}
      choices.push(`${slug} by ${isValues(sortOptions) ? sortOptions[slug] : 'its list'}`)
    }
  })
  expect(new Set(choices)).toEqual(
    new Set([
      'pages by title',
      'articles by title',
      'jobs by title',
      'authors by name',
      'product-facts by name',
      'categories by displayName',
      'leaflets by title',
      'downloads by title',
    ]),
  )
})
