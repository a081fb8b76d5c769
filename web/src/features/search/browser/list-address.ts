/** How the address of a list changes: a new step back, the same step (a word being typed), or not at all (it has changed). */
export type Step = 'push' | 'replace' | 'none'

type ListAddress = {
  go: (address: string, step: Step) => void
  /** Writes what waits. */
  settle: () => void
}

const PAUSE_MS = 300

/**
 * Writes addresses. Words being typed are written when the keys rest: a browser looks at each link of the page again for every
 * address (20 ms on a slow phone), and Safari refuses more than 100 of them in 30 s.
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
