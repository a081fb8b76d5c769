import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { listFormFields } from './list-form-fields.ts'

test('labels in all languages are also resolved when a form is rendered on the server', () => {
  expect(globalThis.document).toBeUndefined()
  const field: ClientField = JSON.parse('{"name":"seenOn","type":"text","label":{"de":"Gesehen auf","en":"Seen on"}}')
  expect(listFormFields([field])).toMatchObject([{ name: 'seenOn', label: 'Seen on' }])
})
