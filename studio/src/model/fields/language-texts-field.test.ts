import { type Field, flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { COLLECTIONS } from '../collections/collections.ts'

const textsOf = (fields: readonly Field[]) => JSON.stringify(fields.filter((field) => field.type === 'ui'))

test('every translated text field is shown in all its languages', () => {
  const lacking = COLLECTIONS.flatMap(({ slug, fields }) => {
    const localized = flattenTopLevelFields(fields).filter(
      (field) => (field.type === 'text' || field.type === 'textarea') && field.localized === true,
    )
    const shown = textsOf(fields)
    return localized.flatMap((field) =>
      'name' in field && shown.includes(`{"name":"${field.name}","label":`) ? [] : [`${slug}.${field.name}`],
    )
  })
  expect(lacking).toEqual([])
})
