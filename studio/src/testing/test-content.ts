import { randomUUID } from 'node:crypto'
import type { Values } from '../platform/values.ts'
import type { TestStudio } from './test-studio.ts'

const PUBLISHED = 'published' as const

/** Creates the documents with an address and blocks. */
export function createTestContent({ payload }: Pick<TestStudio, 'payload'>) {
  return {
    page: (data: Values = {}) =>
      payload.create({
        collection: 'pages',
        data: {
          site: 'tailwell/nl_NL',
          template: 'Default',
          title: 'Gezond gebit',
          path: `advies/${randomUUID()}`,
          translationGroup: randomUUID(),
          _status: PUBLISHED,
          ...data,
        },
      }),
    article: (data: Values = {}) =>
      payload.create({
        collection: 'articles',
        data: {
          site: 'tailwell/nl_NL',
          role_type: 'blog',
          title: 'De eerste dagen',
          path: `blog/${randomUUID()}`,
          translationGroup: randomUUID(),
          _status: PUBLISHED,
          ...data,
        },
      }),
    job: (data: Values = {}) =>
      payload.create({
        collection: 'jobs',
        data: {
          site: 'tailwell/nl_NL',
          title: 'Dierenarts',
          path: `vacatures/${randomUUID()}`,
          translationGroup: randomUUID(),
          _status: PUBLISHED,
          ...data,
        },
      }),
  }
}
