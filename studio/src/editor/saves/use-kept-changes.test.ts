// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormState } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeptChanges } from './use-kept-changes.ts'

type Marks = { type: string; formState: FormState }
type StandInForm = { fields: FormState; isSaving: boolean; marks: Marks[] }

const form = vi.hoisted((): StandInForm => ({ fields: {}, isSaving: false, marks: [] }))
vi.mock('@payloadcms/ui', () => {
  const dispatchFields = (marks: Marks) => form.marks.push(marks)
  return {
    useForm: () => ({ dispatchFields }),
    useFormFields: (select: (context: [object]) => unknown) => select([form.fields]),
    useFormBackgroundProcessing: () => form.isSaving,
  }
})
afterEach(cleanup)

function openForm() {
  Object.assign(form, { fields: { image: { value: 'a' }, title: { value: 'Een' } }, isSaving: false, marks: [] })
  const { rerender } = renderHook(() => useKeptChanges())
  const show = (next: Partial<StandInForm>) => {
    Object.assign(form, next)
    act(() => rerender())
  }
  /** Marks a change like Payload's form: only this field. */
  const change = (path: string, value: unknown) => {
    const others = Object.entries(form.fields).map(([other, { isModified: _, ...field }]) => [other, field])
    show({ fields: { ...Object.fromEntries(others), [path]: { value, isModified: true } } })
  }
  return { change, show, marked: () => form.marks.map(({ formState }) => formState) }
}

test('a value cleared during an autosave stays marked as changed when another field is typed in', () => {
  const { change, show, marked } = openForm()
  change('title', 'Een h')
  show({ isSaving: true })
  change('image', null)
  expect(marked()).toEqual([])
  change('title', 'Een ho')
  expect(marked()).toEqual([{ image: { value: null, isModified: true } }])
})

test('a change that a later save already includes is not marked again', () => {
  const { change, show, marked } = openForm()
  show({ isSaving: true })
  change('image', null)
  show({ isSaving: false })
  show({ isSaving: true })
  change('title', 'Een ho')
  expect(marked()).toEqual([])
})

test('a value from the answer of a save is not marked as a change of the editor', () => {
  const { change, show, marked } = openForm()
  show({ isSaving: true })
  show({ fields: { ...form.fields, image: { value: 'b' } } })
  change('title', 'Een ho')
  expect(marked()).toEqual([])
})
