import { randomUUID } from 'node:crypto'
import type { MenuSlot } from '@menagerie/contract/menu'
import type { Values } from '../platform/values.ts'
import type { Vocabulary } from '../publish/parts/vocabularies.ts'
import { createTestContent } from './test-content.ts'
import { createTestFiles } from './test-files.ts'
import { createTestSettings } from './test-settings.ts'
import type { TestStudio } from './test-studio.ts'

const PUBLISHED = 'published' as const

/** Creates small documents of every kind through the real Local API; tests only pass the values they need. */
export function createTestDocuments({ payload }: Pick<TestStudio, 'payload'>) {
  let skus = 1_000
  return {
    facts: (data: Values = {}) =>
      payload.create({
        collection: 'product-facts',
        data: {
          sku: String(++skus),
          name: 'Salmon kibble',
          brands: ['tailwell'],
          markets: [
            { country: 'NL', available: true, rrp: 12.5, currency: 'EUR' },
            { country: 'DE', available: true, rrp: 13, currency: 'EUR' },
          ],
          ...data,
        },
      }),
    text: (facts: string, data: Values = {}) =>
      payload.create({
        collection: 'product-texts',
        data: {
          site: 'tailwell/nl_NL',
          facts,
          name: 'Zalmbrokken',
          url_slug: 'honden/droogvoer',
          url_key: `zalm-${randomUUID()}`,
          _status: PUBLISHED,
          ...data,
        },
      }),
    category: (data: Values & { code: string }) =>
      payload.create({
        collection: 'categories',
        data: {
          site: 'tailwell/nl_NL',
          displayName: 'Honden',
          translationGroup: randomUUID(),
          _status: PUBLISHED,
          ...data,
        },
      }),
    menu: (data: Values & { slot: MenuSlot }) =>
      payload.create({ collection: 'menus', data: { site: 'tailwell/nl_NL', _status: PUBLISHED, ...data } }),
    term: (data: Values & { vocabulary: Vocabulary; code: string }) =>
      payload.create({
        collection: 'terms',
        locale: 'nl',
        data: { label: data.code === 'dog' ? 'Hond' : data.code, ...data },
      }),
    ...createTestContent({ payload }),
    ...createTestFiles({ payload }),
    ...createTestSettings({ payload }),
  }
}
