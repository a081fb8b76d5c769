const isMarked = ({ ariaSelected }: HTMLElement) => ariaSelected === 'true'

/**
 * The combobox pattern: the focus stays in the field, arrow keys go through the options and round, Enter follows the one that
 * is marked. Returns whether the key was for the list.
 */
export function moveOption(field: HTMLInputElement, options: readonly HTMLElement[], key: string): boolean {
  const at = options.findIndex(isMarked)
  if (key === 'Enter' && at >= 0) {
    options[at]?.click()
    return true
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || options.length === 0) return false
  // Beyond the last and before the first is the field itself.
  const places = options.length + 1
  markOption(field, options, ((at + 1 + step + places) % places) - 1)
  options.find(isMarked)?.scrollIntoView({ block: 'nearest' })
  return true
}

/** `at` outside of the options marks none. */
export function markOption(field: HTMLInputElement, options: readonly HTMLElement[], at: number): void {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === at)
  const marked = options[at]
  if (marked) field.setAttribute('aria-activedescendant', marked.id)
  else field.removeAttribute('aria-activedescendant')
}

/** Draws the options anew: the mark stays with the link that has it, where that is still offered. */
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
