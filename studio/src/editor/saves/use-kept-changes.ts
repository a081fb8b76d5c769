'use client'

import { useForm, useFormBackgroundProcessing, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

/**
 * What an editor changes while a draft saves itself stays. Payload's form takes the answer's values for all fields but the one that changed last:
 * a picture taken away came back when a word was typed before the answer. Each field that has changed since the save began is marked as changed
 * until the next save takes it along.
 */
export function useKeptChanges(): void {
  const { dispatchFields } = useForm()
  const fields = useFormFields(([state]) => state)
  const isSaving = useFormBackgroundProcessing()
  const changed = useRef(new Set<string>())
  const shown = useRef(fields)
  useLayoutEffect(() => {
    if (isSaving) changed.current.clear()
  }, [isSaving])
  useLayoutEffect(() => {
    for (const path of listChanged(shown.current, fields)) changed.current.add(path)
    shown.current = fields
    const formState: FormState = {}
    for (const path of changed.current) {
      const field = fields[path]
      if (field !== undefined && field.isModified !== true) formState[path] = { ...field, isModified: true }
    }
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [dispatchFields, fields])
}

/** Fields that the editor has changed from one state of the form to the next. */
const listChanged = (before: FormState, now: FormState): string[] =>
  Object.keys(now).filter((path) => now[path]?.isModified === true && now[path].value !== before[path]?.value)
