'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findTypedPath, isPutBack, type TypedField, typeInto } from './typed-field.ts'

/** How long a line is watched after its last key, wherever the editor goes: a save under way answers within that. */
const WATCHED_MS = 15_000
/** Told where a step is taken back: older texts are meant then. */
export const STEP_TAKEN = 'menagerie:step-taken'

type Watched = { field: TypedField; at: number }

/**
 * Keys pressed in a line stay in it. Payload's form takes the values of a draft that was saved meanwhile for all fields but the one
 * that changed last, and a row that is drawn changes its fields: a late answer then takes letters away while they are typed, and from a
 * line that the editor has just left for another one.
 */
export function useKeptTyping(): void {
  const { dispatchFields, formRef, getFields, setModified } = useForm()
  const fields = useFormFields(([state]) => state)
  const lines = useRef(new Map<Element, Watched>())
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? findTypedPath(target, formRef.current) : undefined
      if (path === undefined || !isLine(target) || lines.current.get(target)?.field.text === target.value) return
      lines.current.delete(target)
      // What a field shows otherwise than the form has it is left alone.
      if ((getFields()[path]?.value ?? '') !== target.value) return
      lines.current.set(target, { field: { text: target.value, earlier: new Set() }, at: Date.now() })
    }
    const onInput = ({ target }: Event) => {
      const watched = isLine(target) ? lines.current.get(target) : undefined
      if (!isLine(target) || watched === undefined) return
      lines.current.set(target, { field: typeInto(watched.field, target.value), at: Date.now() })
    }
    const onStep = () => lines.current.clear()
    document.addEventListener('focusin', onFocus)
    document.addEventListener('input', onInput, true)
    document.addEventListener(STEP_TAKEN, onStep)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('input', onInput, true)
      document.removeEventListener(STEP_TAKEN, onStep)
    }
  }, [formRef, getFields])
  // Before the next key press can come: it would be added to the older text.
  useLayoutEffect(() => {
    for (const [element, { field, at }] of lines.current) {
      const hasFocus = document.activeElement === element
      // Rows that were moved meanwhile have other paths.
      const path = findTypedPath(element, formRef.current)
      const isOver = !element.isConnected || (!hasFocus && Date.now() - at > WATCHED_MS)
      // Changed elsewhere by the editor, such as on the page beside the form.
      const isMeant = !hasFocus && path !== undefined && isChangedTo(fields[path], field.text)
      if (isOver || isMeant) lines.current.delete(element)
      else if (path !== undefined && isPutBack(field, fields[path]?.value)) {
        dispatchFields({ type: 'UPDATE', path, value: field.text })
        setModified(true)
      }
    }
  }, [dispatchFields, fields, formRef, setModified])
}

/** An answer of the studio marks no field as changed. */
const isChangedTo = (now: { value?: unknown; isModified?: boolean } | undefined, text: string) =>
  now?.isModified === true && now.value !== text

const isLine = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
