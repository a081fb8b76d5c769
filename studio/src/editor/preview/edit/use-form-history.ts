'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isPutBackEvent, PUT_BACK, STEP_TAKEN } from '../../saves/kept-typing-events.ts'
import { createFormHistory } from './form-history.ts'

export type FormSteps = {
  /** Must be called before blocks are moved, added, hidden or removed. */
  expectAct: () => void
  undo: () => boolean
  redo: () => boolean
  mayUndo: boolean
  mayRedo: boolean
}

/** Undo and redo for the whole form, while it is open. */
export function useFormHistory(): FormSteps {
  const { dispatchFields, setModified } = useForm()
  const fields = useFormFields(([state]) => state)
  const [may, setMay] = useState({ mayUndo: false, mayRedo: false })
  const history = useRef(createFormHistory())
  const tell = useCallback(() => setMay({ mayUndo: history.current.mayUndo(), mayRedo: history.current.mayRedo() }), [])
  const putBack = useRef(new Set<string>())
  useEffect(() => {
    const onPutBack = (event: Event) => isPutBackEvent(event) && putBack.current.add(event.detail)
    document.addEventListener(PUT_BACK, onPutBack)
    return () => document.removeEventListener(PUT_BACK, onPutBack)
  }, [])
  useEffect(() => {
    const changed = history.current.note(fields, Date.now(), putBack.current)
    putBack.current = new Set()
    if (changed) tell()
  }, [fields, tell])

  const show = (state: FormState | undefined) => {
    if (state === undefined) return false
    document.dispatchEvent(new Event(STEP_TAKEN))
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state })
    setModified(true)
    tell()
    return true
  }
  return {
    ...may,
    expectAct: () => history.current.expectAct(),
    undo: () => show(history.current.undo()),
    redo: () => show(history.current.redo()),
  }
}
