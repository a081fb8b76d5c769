import { isTextLine } from '../open-field/open-row.ts'

type Before = { line: Element; value: string; from: number; to: number }

/**
 * Keeps the caret behind the typed text. For text from an input method, an emoji picker or a keyboard of another
 * script, Chromium moves it: to the beginning of an input whose row the form closes for a moment, or to its position
 * without the letters that were just restored. The next letter would be inserted there.
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
  // On `window`, to run before all listeners of the document, one of which stores the caret's position.
  window.addEventListener('input', onInput, options)
}
