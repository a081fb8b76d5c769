import { pageBodySchema } from '@menagerie/contract/page'
import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { articles } from '../../model/collections/articles.ts'
import { jobs } from '../../model/collections/jobs.ts'
import { pages } from '../../model/collections/pages.ts'
import { productTexts } from '../../model/collections/product-texts.ts'
import { toEnglishLabel } from '../../platform/english-label.ts'
import { AREA_TITLES, toAnnotation } from './to-annotation.ts'

const areasOf = (fields: Field[]): [string, unknown][] =>
  fields.flatMap((field) => {
    if (field.type === 'blocks') return [[field.name, toEnglishLabel(field.label)] as const]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => areasOf(tab.fields))
    return 'fields' in field ? areasOf(field.fields) : []
  })

test('areas have the same names as in the forms', () => {
  const forms = [pages, articles, jobs, productTexts]
  const called = Object.fromEntries(forms.map(({ slug, fields }) => [slug, Object.fromEntries(areasOf(fields))]))
  expect(called).toEqual(AREA_TITLES)
})

const annotate = (template: string, blockType: string) =>
  toAnnotation({
    key: 'p',
    path: '',
    body: pageBodySchema.parse({
      title: 'Welkom',
      template,
      is_gated: false,
      robots: { index: true, follow: true },
      translationGroup: 'g',
      areas: { extras: [], miniBanners: [], main: [{ id: 'b', blockType }] },
    }),
  })

test('every block has the name of its form, and a block without a form has its type as name', () => {
  for (const { slug, labels } of BLOCK_FIELDS) {
    expect(annotate('Homepage', slug).areas.at(-1)?.blocks).toEqual([
      { id: 'b', type: slug, title: toEnglishLabel(labels?.singular) },
    ])
  }
  expect(annotate('Homepage', 'Hologram').areas.at(-1)?.blocks[0]?.title).toBe('Hologram')
})

test('a page has the areas that its template shows', () => {
  const namesOf = (template: string) => annotate(template, 'RichText').areas.map(({ name }) => name)
  expect(namesOf('Homepage')).toEqual(['extras', 'miniBanners', 'main'])
  expect(namesOf('ContentPage')).toEqual(['main', 'extras'])
})
