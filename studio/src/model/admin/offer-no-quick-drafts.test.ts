import { initI18n } from '@payloadcms/translations'
import { flattenAllFields, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { findNamingField } from '../../editor/create/find-naming-field.ts'
import configPromise from '../../payload.config.ts'
import { isValues } from '../../platform/values.ts'
import { beginsByItself } from './begins-by-itself.ts'

type Choice = { place: string; to: string[]; mayCreate: boolean }

/** All relationships and uploads in forms, rows and blocks. */
function listChoices(node: unknown, place: string): Choice[] {
  if (Array.isArray(node))
    return node.flatMap((each, at) => listChoices(each, `${place}.${isValues(each) ? (each.name ?? at) : at}`))
  if (!isValues(node)) return []
  const isChoice = node.type === 'relationship' || node.type === 'upload'
  const mayCreate = !isValues(node.admin) || node.admin.allowCreate !== false
  const own = isChoice ? [{ place, to: [node.relationTo].flat().map(String), mayCreate }] : []
  return [...own, ...[node.fields, node.tabs, node.blocks].flatMap((each) => listChoices(each, place))]
}

test('no field that selects documents can create one of a collection whose drafts are saved automatically', async () => {
  const config = await configPromise
  const drafts = config.collections.filter(beginsByItself).map(({ slug }) => slug)
  expect(drafts).toEqual(expect.arrayContaining(['pages', 'categories', 'product-texts', 'menus']))
  const forms = [...config.collections, ...(config.blocks ?? [])]
  const choices = forms.flatMap((form) => listChoices(form.fields, form.slug))
  const ofDrafts = choices.filter(({ to }) => to.some((slug) => drafts.some((draft) => draft === slug)))
  expect(ofDrafts.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['pages.category', 'articles.categories', 'categories.parent']),
  )
  expect(ofDrafts.some(({ place }) => place.startsWith('CategoryProductGrid'))).toBe(true)
  expect(ofDrafts.filter(({ mayCreate }) => mayCreate)).toEqual([])
  // Terms and authors have no drafts: nothing is stored before they are saved.
  expect(choices.some(({ to, mayCreate }) => to.includes('authors') && mayCreate)).toBe(true)
})

test('each form of a new document asks for its naming field, except where there is one document per site', async () => {
  const config = await configPromise
  const i18n = await initI18n({ config: config.i18n, context: 'client', language: 'en' })
  const named = config.collections.filter(beginsByItself).map(({ slug, fields, admin }) => {
    const naming = findNamingField(flattenAllFields({ fields }), admin.useAsTitle, i18n as PayloadRequest['i18n'])
    return [slug, naming && `${naming.name} “${naming.label}” ${naming.choices.length}`]
  })
  expect(Object.fromEntries(named)).toEqual({
    pages: 'title “Title” 0',
    articles: 'title “Title” 0',
    jobs: 'title “Title” 0',
    menus: 'slot “Place” 4',
    'product-texts': 'name “Name” 0',
    'product-drafts': 'title “Title” 0',
    categories: 'displayName “Name” 0',
    'search-rules': 'title “Name” 0',
    // One document per site, named by the site.
    'site-settings': undefined,
    'search-settings': undefined,
    'search-synonyms': undefined,
  })
})
