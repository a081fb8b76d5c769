'use client'

import { useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { waitFor } from '../open-field/open-row.ts'
import { formattedTextIsIn } from './formatted-text.ts'

/** Between the end of a save and the button that knows of it. */
const PATIENCE_MS = 2_000

const findPublish = () => document.querySelector<HTMLButtonElement>('button#action-save')

/**
 * Every press on Publish publishes what the editor sees. Payload turns the button off while a draft saves itself: a press
 * meanwhile is carried out after it, and the focus stays. Words of formatted text reach the form late: it waits for them.
 */
export function useKeptPress(): void {
  const isSaving = useFormBackgroundProcessing()
  const saving = useRef<{ isPressed: boolean }>(undefined)
  useLayoutEffect(() => {
    const button = findPublish()
    if (!isSaving || button === null) return
    const save = { isPressed: false }
    saving.current = save
    const hadFocus = document.activeElement === button
    const hasFocus = () => hadFocus && [button, document.body].includes(document.activeElement as HTMLElement)
    const keep = (event: Event) => {
      event.preventDefault()
      save.isPressed = true
    }
    const onPointer = (event: PointerEvent) => isOn(button, event) && keep(event)
    const onKey = (event: KeyboardEvent) => hasFocus() && ['Enter', ' '].includes(event.key) && keep(event)
    window.addEventListener('pointerup', onPointer, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerup', onPointer, true)
      window.removeEventListener('keydown', onKey, true)
      saving.current = undefined
      void goOn(button, { focus: hasFocus(), press: save.isPressed })
    }
  }, [isSaving])
  useEffect(() => {
    let isWaiting = false
    const hold = async (event: MouseEvent) => {
      const button = findPublish()
      if (button === null || !event.isTrusted || !isOn(button, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isWaiting) return
      isWaiting = true
      await formattedTextIsIn()
      isWaiting = false
      if (saving.current !== undefined) saving.current.isPressed = true
      else button.click()
    }
    window.addEventListener('click', hold, true)
    return () => window.removeEventListener('click', hold, true)
  }, [])
}

const isOn = (button: Element, { target }: Event) => target instanceof Node && button.contains(target)

async function goOn(button: HTMLButtonElement, wanted: { focus: boolean; press: boolean }): Promise<void> {
  if (!wanted.focus && !wanted.press) return
  await formattedTextIsIn()
  const isReady = () => (button.disabled || !button.isConnected ? null : button)
  const found = await waitFor(isReady, new AbortController().signal, PATIENCE_MS)
  if (wanted.focus && document.activeElement === document.body) found?.focus()
  if (wanted.press) found?.click()
}
