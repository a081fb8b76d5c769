'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findFieldPath, followPath } from '../open-field/find-row.ts'
import { keepCarets } from './keep-carets.ts'
import { isTypedOnPage, PUT_BACK, STEP_TAKEN, TYPED_ON_PAGE, type TypedOnPage } from './kept-typing-events.ts'
import { findTypedPath, isPutBack, type TypedField, typeInto } from './typed-field.ts'

/** How long a line is watched after its last key, wherever the editor goes: a save under way answers within that. */
const WATCHED_MS = 15_000

/** `isShown`: the form has had what was typed last. Until then React may still show what was typed before it. */
type WatchedField = { field: TypedField; at: number; isShown: boolean }
/** `follow`: where its field stands in the form; a row that moves is drawn anew, and its line is another one then. */
type WatchedLine = WatchedField & { caret: number | null; follow: () => string | undefined }
type WatchedPlace = WatchedField & { block: string; name: string }

/**
 * Keys pressed in a line stay in it, and those pressed on the page beside the form. Payload's form takes the values of a draft that was
 * saved meanwhile for all fields but the one that changed last, and a row that is drawn changes its fields: a late answer then takes letters
 * away while they are typed, and from a line that the editor has just left for another one.
 */
export function useKeptTyping(): void {
  const { dispatchFields, formRef, getFields, setModified } = useForm()
  const fields = useFormFields(([state]) => state)
  const lines = useRef(new Map<Element, WatchedLine>())
  const places = useRef(new Map<string, WatchedPlace>())
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? findTypedPath(target, formRef.current) : undefined
      if (path === undefined || !isLine(target)) return
      const known = lines.current.get(target)?.field
      // A form that moves its rows gives the focus back to a line that may have lost keys with the same answer.
      if (known !== undefined && (known.text === target.value || isPutBack(known, target.value))) return
      lines.current.delete(target)
      // What a field shows otherwise than the form has it is left alone.
      if ((getFields()[path]?.value ?? '') !== target.value) return
      lines.current.set(target, beginLine(target.value, followPath(getFields, path)))
    }
    const onBeforeInput = ({ target, isComposing }: InputEvent) => {
      const watched = isLine(target) ? lines.current.get(target) : undefined
      if (isLine(target) && watched !== undefined && !isComposing) putKeysBack(target, watched)
    }
    const onInput = (event: Event) => {
      const { target } = event
      const watched = isLine(target) ? lines.current.get(target) : undefined
      if (!isLine(target) || watched === undefined) return
      lines.current.set(target, typeIntoLine(watched, target))
      const path = watched.follow()
      if (path === undefined || path === findTypedPath(target, formRef.current)) return
      // The form knows that the row has moved and has not drawn it anew: by itself it would write into the row that stands there now.
      event.stopPropagation()
      dispatchFields({ type: 'UPDATE', path, value: target.value })
      setModified(true)
    }
    const onPage = (event: Event) => {
      if (isTypedOnPage(event)) watchPlace(places.current, event.detail)
    }
    const onStep = () => {
      lines.current.clear()
      places.current.clear()
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('beforeinput', onBeforeInput, { signal, capture: true })
    document.addEventListener('input', onInput, { signal, capture: true })
    // Knows a line as it is when it has had its letters back.
    keepCarets(signal)
    document.addEventListener(TYPED_ON_PAGE, onPage, { signal })
    document.addEventListener(STEP_TAKEN, onStep, { signal })
    return () => ending.abort()
  }, [dispatchFields, formRef, getFields, setModified])
  // Before the next key press can come: it would be added to the older text.
  useLayoutEffect(() => {
    const keep = (path: string, field: TypedField) => {
      if (!isPutBack(field, fields[path]?.value)) return
      document.dispatchEvent(new CustomEvent(PUT_BACK, { detail: path }))
      dispatchFields({ type: 'UPDATE', path, value: field.text })
      setModified(true)
    }
    for (const [element, watched] of lines.current) {
      const { field, at } = watched
      const hasFocus = document.activeElement === element
      // Rows that were moved meanwhile have other paths, the line that shows them has its former one until it is drawn anew.
      const path = watched.follow()
      const isOver = path === undefined || (!hasFocus && isLongAgo(at))
      // Changed elsewhere by the editor, such as on the page beside the form.
      const isMeant = !isOver && isChangedElsewhere(fields[path], watched) && !hasFocus
      if (isOver || isMeant) lines.current.delete(element)
      else keep(path, field)
    }
    for (const [key, watched] of places.current) {
      const { block, name, field, at } = watched
      const path = findFieldPath(fields, block, name)
      if (path === undefined || isLongAgo(at) || isChangedElsewhere(fields[path], watched)) places.current.delete(key)
      else keep(path, field)
    }
  }, [dispatchFields, fields, setModified])
}

const beginLine = (text: string, follow: WatchedLine['follow']): WatchedLine => ({
  field: { text, earlier: new Set() },
  at: Date.now(),
  isShown: true,
  caret: null,
  follow,
})

function typeIntoLine(watched: WatchedLine, { selectionStart, value }: HTMLInputElement | HTMLTextAreaElement) {
  return { ...watched, field: typeInto(watched.field, value), at: Date.now(), isShown: false, caret: selectionStart }
}

function watchPlace(places: Map<string, WatchedPlace>, { block, field: name, before, text }: TypedOnPage): void {
  const key = `${block} ${name}`
  const known = places.get(key)?.field ?? { text: before, earlier: new Set() }
  places.set(key, { block, name, field: typeInto(known, text), at: Date.now(), isShown: false })
}

/** A key that comes before the form has mended its line is added to what was typed, not to the older text. */
function putKeysBack(line: HTMLInputElement | HTMLTextAreaElement, { field, caret }: WatchedLine): void {
  if (!isPutBack(field, line.value)) return
  line.value = field.text
  line.setSelectionRange(caret ?? field.text.length, caret ?? field.text.length)
}

const isLongAgo = (at: number) => Date.now() - at > WATCHED_MS

type LineState = { value?: unknown; isModified?: boolean }

/** An answer of the studio marks no field as changed; a text of the line's own that React shows late is no change. */
function isChangedElsewhere(now: LineState | undefined, watched: WatchedField): boolean {
  if (now?.value === watched.field.text) watched.isShown = true
  const isLate = !watched.isShown && isPutBack(watched.field, now?.value)
  return now?.isModified === true && now.value !== watched.field.text && !isLate
}

const isLine = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
