/** Spec §4: a long value of the specifications is read on, or cut again. */
export function readOn(toggle: HTMLElement): void {
  const { textContent: now, dataset } = toggle
  toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true')
  toggle.textContent = dataset.readOn ?? ''
  dataset.readOn = now ?? ''
}
