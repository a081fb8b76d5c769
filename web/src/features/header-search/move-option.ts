/**
 * The combobox pattern: the focus stays in the field, arrow keys go through the options and round, Enter follows the one that
 * is marked. Returns whether the key was for the list.
 */
export function moveOption(field: HTMLInputElement, options: readonly HTMLElement[], key: string): boolean {
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
  if (key === 'Enter' && at >= 0) {
    options[at]?.click()
    return true
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || options.length === 0) return false
  // Beyond the last and before the first is the field itself.
  const places = options.length + 1
  const next = (at + 1 + step + places) % places
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === next - 1)
  const marked = options[next - 1]
  marked?.scrollIntoView({ block: 'nearest' })
  if (marked) field.setAttribute('aria-activedescendant', marked.id)
  else field.removeAttribute('aria-activedescendant')
  return true
}
