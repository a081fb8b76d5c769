'use client'

import { useForm, useFormBackgroundProcessing, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what an editor changes during an autosave. Payload's form applies the answer's values to all fields except the
 * one that changed last: a removed picture came back if a word was typed before the answer. Therefore each field
 * changed since the save began is marked as changed until the next save includes it.
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

/** Lists the fields that the editor has changed between two states of the form. */
const listChanged = (before: FormState, now: FormState): string[] =>
  Object.keys(now).filter((path) => now[path]?.isModified === true && now[path].value !== before[path]?.value)
