/**
 * Prepares every field inside for React, which takes a field's state at hydration for its own first one and would never report
 * the difference. Returns how to tell it the person's choices afterwards.
 */
export function setAsideFieldValues(island: Element): () => void {
  const putBacks = [...island.querySelectorAll('input,textarea,select')].flatMap((field) => setAside(field) ?? [])
  return () => {
    for (const putBack of putBacks) putBack()
  }
}

function setAside(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return setAsideSelect(field)
  if (field instanceof HTMLTextAreaElement) return keepText(field)
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return undefined
  return field.type === 'checkbox' || field.type === 'radio' ? setAsideChecked(field) : keepText(field)
}

/**
 * Typed text stays in its field untouched: setting it would lose the caret, the way back (undo), what an input method is just
 * composing, and the browser's mark of what it has filled in. So an island's text fields are uncontrolled, and the island learns
 * of the text by `useEarlyText`. Only a text area that came with a text is written anew by React, and has to get its own back.
 */
function keepText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  const isFocused = document.activeElement === field
  return () => {
    const isChanged = field.value !== value
    if (isChanged) field.value = value
    const hasLostCaret = field.selectionStart !== selectionStart || field.selectionEnd !== selectionEnd
    if (isChanged || (isFocused && hasLostCaret)) {
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
    }
  }
}

function setAsideChecked(field: HTMLInputElement): (() => void) | undefined {
  const { checked } = field
  if (checked === field.defaultChecked) return undefined
  field.checked = field.defaultChecked
  // The chosen one of several radio buttons speaks for its group.
  return field.type === 'radio' && !checked ? undefined : () => field.click()
}

function setAsideSelect(field: HTMLSelectElement): (() => void) | undefined {
  const chosen = [...field.options].map((option) => option.selected)
  const isChanged = hasDefault(field) && [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (!isChanged && (hasDefault(field) || field.selectedIndex <= 0)) return undefined
  for (const option of field.options) option.selected = option.defaultSelected
  if (!hasDefault(field) && !field.multiple) field.selectedIndex = 0
  return () => {
    chosen.forEach((selected, index) => {
      const option = field.options[index]
      if (option) option.selected = selected
    })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const hasDefault = (field: HTMLSelectElement) => [...field.options].some((option) => option.defaultSelected)
