import { useForm } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { findFocusedBlock } from '../../open-field/find-row.ts'

/** Moves the focus between form and page; the usual key to move to the next part of a window. */
const TO_PAGE = 'F6'

/**
 * Moves the focus from the form to the same block on the page, otherwise to the first block. Returns a function that
 * moves it back to the field.
 */
export function usePageKey(
  frame: RefObject<HTMLIFrameElement | null>,
  mark: (block: string, focus: true) => void,
): () => void {
  const { getFields } = useForm()
  const left = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document
      if (event.key !== TO_PAGE || frame.current === null || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      left.current = activeElement instanceof HTMLElement ? activeElement : null
      frame.current.focus()
      mark(findFocusedBlock(getFields(), activeElement) ?? '', true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [frame, getFields, mark])
  return useCallback(() => {
    const field = left.current?.isConnected ? left.current : document.querySelector<HTMLElement>(FIRST_FIELD)
    field?.focus()
  }, [])
}

const FIRST_FIELD = '.document-fields input:not([type=hidden]):not([disabled]), .document-fields textarea'
