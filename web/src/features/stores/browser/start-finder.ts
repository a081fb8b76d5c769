/** Loads the finder's script on its own pages; other pages only run these lines. */
export function startFinder(): void {
  const finder = document.querySelector<HTMLElement>('[data-finder]')
  if (finder) void import('./run-finder.ts').then((each) => each.runFinder(finder))
}
