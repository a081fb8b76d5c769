/** How a list's address changes: as a new history entry, in the current entry (while typing), or not at all (it has changed already). */
export type Step = 'push' | 'replace' | 'none'

type ListAddress = {
  go: (address: string, step: Step) => void
  /** Writes a waiting address. */
  settle: () => void
}

const PAUSE_MS = 300

/**
 * Writes addresses, while typing only after a pause: with every address a browser checks each link of the page again
 * (20 ms on a slow phone), and Safari refuses more than 100 in 30 s.
 */
export function createListAddress(): ListAddress {
  let waiting: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function forget(): void {
    clearTimeout(timer)
    waiting = undefined
  }

  function settle(): void {
    const address = waiting
    forget()
    if (address !== undefined) history.replaceState(null, '', address)
  }

  function go(address: string, step: Step): void {
    if (step === 'push') {
      settle()
      history.pushState(null, '', address)
    } else {
      forget()
      if (step === 'none') return
      waiting = address
      timer = setTimeout(settle, PAUSE_MS)
    }
  }

  return { go, settle }
}
