'use client'

import { useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { waitFor } from '../open-field/open-row.ts'
import { formattedTextIsIn } from './formatted-text.ts'

/** Maximum time between the end of a save and the button's update. */
const PATIENCE_MS = 2_000

const findPublish = () => document.querySelector<HTMLButtonElement>('button#action-save')

/**
 * Makes each click on Publish publish what the editor sees. Payload disables the button during an autosave: a click
 * meanwhile is executed afterwards, and the focus stays. Waits for formatted text, which reaches the form late.
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
