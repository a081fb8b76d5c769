import { expect, test } from 'vitest'
import { mediaEntry, page, searchRule, searchSynonymsEntry } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import { loadSearchRules } from './to-search-rules.ts'
import { loadSearchSynonyms } from './to-search-synonyms.ts'

const pageLink = { type: 'page' as const, kind: 'page' as const, pageLink: 'jobs' }

test('a rule applies only on the website, with what it promotes, hides, filters, redirects to and shows', () => {
  const rule = searchRule('r', {
    conditions: [{ pattern: 'hay', anchoring: 'contains', alternatives: true }],
    from: '2026-05-01T00:00:00Z',
    promote: [{ key: '30100', position: 0 }],
    hide: ['30200'],
    filters: [{ facet: 'animal_type', values: ['horse', 'rabbit'] }],
    replaceQuery: 'meadow hay',
    redirect: pageLink,
    banner: { image: 'b', link: pageLink },
  })
  const ctx = createTestContext('tailwell/en_US', [
    rule,
    page('jobs', 'working-here'),
    mediaEntry('b', { en: 'Hay time' }),
  ])
  expect(loadSearchRules(ctx, 'products')).toEqual([
    {
      objectID: 'r',
      conditions: [{ pattern: 'hay', anchoring: 'contains', alternatives: true, context: 'website' }],
      validity: [{ from: Date.UTC(2026, 4, 1) / 1_000, until: 8_640_000_000_000 }],
      consequence: {
        params: { query: 'meadow hay', filters: '(codes.animal_type:"horse" OR codes.animal_type:"rabbit")' },
        promote: [{ objectID: '30100', position: 0 }],
        hide: [{ objectID: '30200' }],
        renderingContent: {
          redirect: { url: '/working-here/' },
          widgets: {
            banners: [
              {
                image: expect.objectContaining({ urls: [{ url: '/imaging/b/1440x480/1' }], title: 'Hay time' }),
                link: { url: '/working-here/' },
              },
            ],
          },
        },
      },
    },
  ])
  expect(loadSearchRules(ctx, 'blog')).toEqual([])
})

test('a rule without a condition applies to every search of a visitor', () => {
  const ctx = createTestContext('tailwell/en_US', [searchRule('r', { hide: ['1'] })])
  expect(loadSearchRules(ctx, 'products')).toEqual([
    { objectID: 'r', conditions: [{ context: 'website' }], consequence: { hide: [{ objectID: '1' }] } },
  ])
})

test("editors' synonyms of every kind become those of the engine", () => {
  const list = searchSynonymsEntry([
    { type: 'synonym', words: ['pup', 'puppy'] },
    { type: 'onewaysynonym', word: 'kibble', words: ['dry food'] },
    { type: 'altcorrection1', word: 'shampo', words: ['shampoo'] },
    { type: 'placeholder', word: 'weight', words: ['1', '2'] },
  ])
  expect(loadSearchSynonyms(createTestContext('tailwell/en_US', [list]))).toEqual([
    { objectID: 'line-1', type: 'synonym', synonyms: ['pup', 'puppy'] },
    { objectID: 'line-2', type: 'onewaysynonym', input: 'kibble', synonyms: ['dry food'] },
    { objectID: 'line-3', type: 'altcorrection1', word: 'shampo', corrections: ['shampoo'] },
    { objectID: 'line-4', type: 'placeholder', placeholder: 'weight', replacements: ['1', '2'] },
  ])
})
