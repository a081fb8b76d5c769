/** Spec §4: expands a long value of the specifications, or cuts it again. */
export function readOn(toggle: HTMLElement): void {
  const { textContent: now, dataset } = toggle
  toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true')
  toggle.textContent = dataset.readOn ?? ''
  dataset.readOn = now ?? ''
}
