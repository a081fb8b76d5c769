import { type Field, flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { withSteps } from '../../collection-steps.ts'
import { COLLECTIONS } from '../collections/collections.ts'

const WRITTEN = new Set<Field['type']>(['text', 'textarea', 'email'])
/** Its words are a choice, and lists have a filter for it. */
const isChoice = (field: Field) =>
  /(Choice|Site)Input/.test(JSON.stringify(('admin' in field && field.admin?.components) || {}))

test('what a list shows as text is found by the search above it', () => {
  const lacking = COLLECTIONS.map(withSteps).flatMap(({ slug, fields, admin = {} }) => {
    const searched = new Set(admin.listSearchableFields ?? [admin.useAsTitle])
    const columns = new Set(admin.defaultColumns ?? [])
    return flattenTopLevelFields(fields).flatMap((field) =>
      WRITTEN.has(field.type) &&
      !('virtual' in field && field.virtual) &&
      columns.has(field.name) &&
      !isChoice(field) &&
      !searched.has(field.name)
        ? [`${slug}.${field.name}`]
        : [],
    )
  })
  expect(lacking).toEqual([])
})
