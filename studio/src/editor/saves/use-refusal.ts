'use client'

import { useFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findFaults, joinFaults, type SaveRefusal } from './refusals.ts'
import type { GuardedForm } from './use-guarded-form.ts'
import { documentSaves } from './window-saves.ts'

/**
 * Returns the errors of the last refused save, until a save of the same kind succeeds. The form's own error marks
 * disappear with the next autosave, often within a second.
 */
export function useRefusal(key: string, { isAutosaved, save }: GuardedForm): SaveRefusal | undefined {
  const isSubmitted = useFormSubmitted()
  const fields = useFormFields(([state]) => state)
  useEffect(() => {
    if (!isSubmitted) return
    const found = findFaults(fields)
    const known = documentSaves.get(key).refusal?.faults ?? []
    const isKnown = found.every(({ path, message }) =>
      known.some((one) => one.path === path && one.message === message),
    )
    if (!isKnown) documentSaves.set(key, { refusal: { isPublish: isAutosaved, faults: joinFaults(known, found) } })
  }, [fields, isAutosaved, isSubmitted, key])
  return save.refusal
}
