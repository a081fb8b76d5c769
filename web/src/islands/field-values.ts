/**
 * Prepares every field inside for React, which takes a field's value at hydration for its own first value and would never
 * report the difference. Returns how to tell it the person's values afterwards.
 */
export function setAsideFieldValues(island: Element): () => void {
  const putBacks = [...island.querySelectorAll('input,textarea,select')].flatMap((field) => setAside(field) ?? [])
  return () => {
    for (const putBack of putBacks) putBack()
  }
}

function setAside(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return setAsideSelect(field)
  if (field instanceof HTMLTextAreaElement) return tellText(field)
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return undefined
  return field.type === 'checkbox' || field.type === 'radio' ? setAsideChecked(field) : tellText(field)
}

/**
 * Typed text stays in its field: setting it anew would lose the caret, the way back (undo), what an input method is just
 * composing, and the browser's mark of what it has filled in. React is made to believe that it last saw the server's text.
 */
function tellText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = field
  const putCaretBack = () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
  // React writes the text of a text area anew, and the caret goes to its start.
  if (value === defaultValue) return document.activeElement === field && selectionEnd ? putCaretBack : undefined
  return () => {
    if (field.value !== value) {
      field.value = value
      putCaretBack()
    }
    if ('_valueTracker' in field && isTracker(field._valueTracker)) field._valueTracker.setValue(defaultValue)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

type Tracker = { setValue: (value: string) => void }

/** React's memory of a field's value, which has no public name; `early-events.int.test.ts` notices when it moves. */
function isTracker(value: unknown): value is Tracker {
  return typeof value === 'object' && value !== null && 'setValue' in value
}

function setAsideChecked(field: HTMLInputElement): (() => void) | undefined {
  const { checked } = field
  if (checked === field.defaultChecked) return undefined
  field.checked = field.defaultChecked
  // Of radio buttons the one that was chosen speaks for its group.
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
