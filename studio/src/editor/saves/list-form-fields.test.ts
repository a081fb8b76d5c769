import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { listFormFields } from './list-form-fields.ts'

test('a form that the server draws knows its labels, too, where they come in all languages', () => {
  expect(globalThis.document).toBeUndefined()
  const field: ClientField = JSON.parse('{"name":"seenOn","type":"text","label":{"de":"Gesehen auf","en":"Seen on"}}')
  expect(listFormFields([field])).toMatchObject([{ name: 'seenOn', label: 'Seen on' }])
})
