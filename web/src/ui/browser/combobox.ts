/** The list of a combobox: its options, and how it opens and closes. */
export type ComboboxList = {
  /** All options offered now, whether the list is open or not. */
  options: () => readonly HTMLElement[]
  isOpen: () => boolean
  /** Resolves once there are options, if there are any. */
  open: () => void | Promise<void>
  close: () => void
  /** Selects the option as if it had been pressed. */
  choose: (option: HTMLElement) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
/** Keys that move in the text: they unmark the option, so that Enter belongs to the field again. */
const IN_TEXT = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

const isMarked = ({ ariaSelected }: HTMLElement) => ariaSelected === 'true'

/** Sets the field's ARIA attributes; `listId` is the id of the list that it opens. */
export function becomeCombobox(field: HTMLInputElement, listId: string): void {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId,
  }
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  field.autocomplete = 'off'
}

/**
 * Handles the keys of an editable combobox (ARIA Authoring Practices); the focus stays in the field. A closed list marks no
 * option: arrow keys open it, with Alt without marking one; Enter selects the visible marked option; Escape closes the list, and
 * clears the field if the list is closed. Returns whether the key was for the list; all others are for the text.
 */
export function onComboboxKey(field: HTMLInputElement, list: ComboboxList, event: KeyboardEvent): boolean {
  const { key, altKey, isComposing, ctrlKey, metaKey, shiftKey } = event
  if (isComposing || ctrlKey || metaKey) return false
  if (key === 'Escape') return onEscape(field, list)
  if (key === 'Enter') return onEnter(list)
  const step = STEPS[key]
  if (step === undefined || shiftKey) {
    if (IN_TEXT.has(key)) markOption(field, list.options(), -1)
    return false
  }
  if (altKey) {
    if (step < 0) list.close()
    else if (!list.isOpen()) void list.open()
    return true
  }
  void move(field, list, step)
  return true
}

function onEscape(field: HTMLInputElement, list: ComboboxList): boolean {
  if (list.isOpen()) {
    list.close()
    return true
  }
  if (field.value === '') return false
  field.value = ''
  return true
}

function onEnter(list: ComboboxList): boolean {
  const marked = list.isOpen() ? list.options().find(isMarked) : undefined
  if (marked === undefined) return false
  list.choose(marked)
  return true
}

async function move(field: HTMLInputElement, list: ComboboxList, step: number): Promise<void> {
  if (!list.isOpen()) {
    const opening = list.open()
    if (opening) await opening
    if (!list.isOpen()) return
  }
  const options = list.options()
  // Moving past the last or first option returns to the field itself.
  const places = options.length + 1
  const at = options.findIndex(isMarked)
  markOption(field, options, ((at + 1 + step + places) % places) - 1)
  options.find(isMarked)?.scrollIntoView({ block: 'nearest' })
}

/** `at` outside of the options marks none. */
export function markOption(field: HTMLInputElement, options: readonly HTMLElement[], at: number): void {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === at)
  const marked = options[at]
  if (marked) field.setAttribute('aria-activedescendant', marked.id)
  else field.removeAttribute('aria-activedescendant')
}

/** Renders the options again; the marked link stays marked if it is still offered. */
export function redrawOptions(field: HTMLInputElement, options: () => readonly HTMLElement[], draw: () => void): void {
  const marked = options().find(isMarked)?.getAttribute('href')
  draw()
  const drawn = options()
  markOption(
    field,
    drawn,
    drawn.findIndex((option) => marked !== undefined && option.getAttribute('href') === marked),
  )
}
