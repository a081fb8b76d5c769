import { flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { withSteps } from '../../collection-steps.ts'
import { COLLECTIONS } from '../collections/collections.ts'

/** Whether the field is a choice, for which lists have a filter. */
const isChoice = (admin: unknown) => /(Choice|Site)Input/.test(JSON.stringify(admin ?? {}))

test('every text column of a list is covered by the search above the list', () => {
  const lacking = COLLECTIONS.map(withSteps).flatMap(({ slug, fields, admin = {} }) => {
    const searched = new Set(admin.listSearchableFields ?? [admin.useAsTitle])
    const columns = new Set(admin.defaultColumns ?? [])
    return flattenTopLevelFields(fields).flatMap((field) => {
      if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') return []
      const isShown = columns.has(field.name) && !field.virtual && !isChoice(field.admin)
      return isShown && !searched.has(field.name) ? [`${slug}.${field.name}`] : []
    })
  })
  expect(lacking).toEqual([])
})
