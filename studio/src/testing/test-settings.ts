import type { Values } from '../platform/values.ts'
import type { TestStudio } from './test-studio.ts'

const PUBLISHED = 'published' as const

/** Creates small stores, authors and settings through the real Local API. */
export function createTestSettings({ payload }: Pick<TestStudio, 'payload'>) {
  return {
    store: (data: Values = {}) =>
      payload.create({
        collection: 'stores',
        data: {
          name: 'Dierenwinkel De Poot',
          brands: ['tailwell'],
          point_of_sale: 'offline',
          street1: 'Dorpsstraat 1',
          postal_code: '1234 AB',
          city: 'Utrecht',
          country: 'NL',
          lat: '52.090736',
          lng: '5.121420',
          ...data,
        },
      }),
    author: (data: Values = {}) =>
      payload.create({
        collection: 'authors',
        locale: 'nl',
        data: { name: 'Sanne de Wit', occupation: 'Dierenarts', ...data },
      }),
    searchSettings: (data: Values = {}) =>
      payload.create({
        collection: 'search-settings',
        data: { site: 'tailwell/nl_NL', terms: ['zalm', 'puppy'], _status: PUBLISHED, ...data },
      }),
    searchSynonyms: (data: Values = {}) =>
      payload.create({
        collection: 'search-synonyms',
        data: {
          site: 'tailwell/nl_NL',
          synonyms: [{ type: 'onewaysynonym', word: 'hondenvoer', words: ['honden voer'] }],
          _status: PUBLISHED,
          ...data,
        },
      }),
    searchRule: (data: Values = {}) =>
      payload.create({
        collection: 'search-rules',
        data: { site: 'tailwell/nl_NL', title: 'Zalm eerst', search: 'products', _status: PUBLISHED, ...data },
      }),
    siteSettings: (data: Values = {}) =>
      payload.create({
        collection: 'site-settings',
        data: { site: 'tailwell/nl_NL', company: { name: 'Tailwell B.V.' }, _status: PUBLISHED, ...data },
      }),
  }
}
