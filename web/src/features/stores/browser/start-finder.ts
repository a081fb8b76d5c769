/** The finder's script comes on its own pages only; all others run these lines. */
export function startFinder(): void {
  const finder = document.querySelector<HTMLElement>('[data-finder]')
  if (finder) void import('./run-finder.ts').then((each) => each.runFinder(finder))
}
