/**
 * Puts every field inside back to what the server sent, and returns how to bring the person's values in again. React takes
 * a field's value at hydration for its own first value and would never report the difference.
 */
export function setAsideFieldValues(island: Element): () => void {
  const putBacks = [...island.querySelectorAll('input,textarea,select')].flatMap((field) => setAside(field) ?? [])
  return () => {
    for (const putBack of putBacks) putBack()
  }
}

function setAside(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return setAsideSelect(field)
  if (field instanceof HTMLTextAreaElement) return setAsideText(field, HTMLTextAreaElement.prototype)
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return undefined
  return field.type === 'checkbox' || field.type === 'radio'
    ? setAsideChecked(field)
    : setAsideText(field, HTMLInputElement.prototype)
}

function setAsideText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): (() => void) | undefined {
  const { value, selectionStart, selectionEnd } = field
  if (value === field.defaultValue) return undefined
  field.value = field.defaultValue
  return () => {
    // Past the property that React puts on the field to notice what scripts set.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
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
