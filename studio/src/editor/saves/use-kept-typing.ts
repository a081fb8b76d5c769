'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findFieldPath, followPath } from '../open-field/find-row.ts'
import { keepCarets } from './keep-carets.ts'
import { isTypedOnPage, PUT_BACK, STEP_TAKEN, TYPED_ON_PAGE, type TypedOnPage } from './kept-typing-events.ts'
import { findTypedPath, isPutBack, type TypedField, typeInto } from './typed-field.ts'

/** Time that an input is watched after its last key, even without the focus: a running save answers within it. */
const WATCHED_MS = 15_000

/** `isShown`: the form has contained the latest text. Before that, React may still show an older one. */
type WatchedField = { field: TypedField; at: number; isShown: boolean }
/**
 * `follow` returns the field's current path in the form: the input of a moved row is rendered again as a new element.
 */
type WatchedLine = WatchedField & { caret: number | null; follow: () => string | undefined }
type WatchedPlace = WatchedField & { block: string; name: string }

/**
 * Keeps text that is typed in an input or on the page beside the form. Payload's form applies the values of a saved
 * draft to all fields except the one that changed last, and rendering a row changes its fields: a late answer would
 * remove letters while they are typed, and from an input that the editor has just left.
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
      // After moving rows, the form returns the focus to an input that may have lost text through the same answer.
      if (known !== undefined && (known.text === target.value || isPutBack(known, target.value))) return
      lines.current.delete(target)
      // Ignores a field that displays something else than the form contains.
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
      // The form has moved the row but has not rendered it yet: its own handler would write into the row now at the old path.
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
    // Registered after the listeners above, so that it sees an input with its text restored.
    keepCarets(signal)
    document.addEventListener(TYPED_ON_PAGE, onPage, { signal })
    document.addEventListener(STEP_TAKEN, onStep, { signal })
    return () => ending.abort()
  }, [dispatchFields, formRef, getFields, setModified])
  // A layout effect, to run before the next key is added to the older text.
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
      // Moved rows have new paths, but the input has its old path until it is rendered again.
      const path = watched.follow()
      const isOver = path === undefined || (!hasFocus && isLongAgo(at))
      // The editor has changed it elsewhere, such as on the page beside the form.
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

/** If a key comes before the form has restored the input, it must be added to the typed text, not to the older one. */
function putKeysBack(line: HTMLInputElement | HTMLTextAreaElement, { field, caret }: WatchedLine): void {
  if (!isPutBack(field, line.value)) return
  line.value = field.text
  line.setSelectionRange(caret ?? field.text.length, caret ?? field.text.length)
}

const isLongAgo = (at: number) => Date.now() - at > WATCHED_MS

type LineState = { value?: unknown; isModified?: boolean }

/**
 * An answer of the studio does not mark fields as changed; an earlier text of the input that React renders late is no
 * change.
 */
function isChangedElsewhere(now: LineState | undefined, watched: WatchedField): boolean {
  if (now?.value === watched.field.text) watched.isShown = true
  const isLate = !watched.isShown && isPutBack(watched.field, now?.value)
  return now?.isModified === true && now.value !== watched.field.text && !isLate
}

const isLine = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
