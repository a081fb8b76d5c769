'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findTypedPath, isPutBack, type TypedField, typeInto } from './typed-field.ts'

/**
 * Keys pressed in a line stay in it. Payload's form takes the values of a draft that was saved meanwhile for all fields but the one
 * that changed last, and a row that is drawn changes its fields: a late answer then takes letters away while they are typed.
 */
export function useKeptTyping(): void {
  const { dispatchFields, formRef, getFields, setModified } = useForm()
  const fields = useFormFields(([state]) => state)
  const typed = useRef<{ element: Element; field: TypedField }>(undefined)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      typed.current = undefined
      const path = target instanceof Element ? findTypedPath(target, formRef.current) : undefined
      if (path === undefined || !isLine(target)) return
      // What a field shows otherwise than the form has it is left alone.
      if ((getFields()[path]?.value ?? '') !== target.value) return
      typed.current = { element: target, field: { text: target.value, earlier: new Set() } }
    }
    const onInput = ({ target }: Event) => {
      if (!isLine(target) || typed.current?.element !== target) return
      typed.current = { element: target, field: typeInto(typed.current.field, target.value) }
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('input', onInput, true)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('input', onInput, true)
    }
  }, [formRef, getFields])
  // Before the next key press can come: it would be added to the older text.
  useLayoutEffect(() => {
    const { element, field } = typed.current ?? {}
    if (element === undefined || field === undefined || document.activeElement !== element) return
    // Rows that were moved meanwhile have other paths.
    const path = findTypedPath(element, formRef.current)
    if (path === undefined || !isPutBack(field, fields[path]?.value)) return
    dispatchFields({ type: 'UPDATE', path, value: field.text })
    setModified(true)
  }, [dispatchFields, fields, formRef, setModified])
}

const isLine = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
