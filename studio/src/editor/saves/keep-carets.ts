import { isTextLine } from '../open-field/open-row.ts'

type Before = { line: Element; value: string; from: number; to: number }

/**
 * Keeps the caret behind what was typed. Chromium takes it elsewhere for letters that come from an input method, an emoji picker or a keyboard of
 * another script: to the beginning of a line whose row the form closes for a moment, and to where it would be without the letters that the
 * line has just had back. The next letter would stand there.
 */
export function keepCarets(signal: AbortSignal): void {
  let before: Before | undefined
  const options = { capture: true, signal }
  const onBefore = ({ target, isComposing }: InputEvent) => {
    before =
      isTextLine(target) && !isComposing
        ? { line: target, value: target.value, from: target.selectionStart ?? 0, to: target.selectionEnd ?? 0 }
        : undefined
  }
  const onInput = (event: Event) => {
    const data = event instanceof InputEvent ? event.data : null
    const line = event.target
    if (before === undefined || data === null || line !== before.line || !isTextLine(line)) return
    const { value, from, to } = before
    const caret = from + data.length
    const isPlain = line.value === value.slice(0, from) + data + value.slice(to)
    if (isPlain && line.selectionStart !== caret) line.setSelectionRange(caret, caret)
  }
  document.addEventListener('beforeinput', onBefore, options)
  // Before all listeners of the document: one of them keeps where the caret is.
  window.addEventListener('input', onInput, options)
}
