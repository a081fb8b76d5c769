/** Hands shake: a pointer that is back by then has not left. */
const LEFT_MS = 300

type Leaving = { host: HTMLElement; panel: HTMLElement; close: () => void }

/** A mouse that was in the panel and leaves it and the header closes it, unless something in it has the focus. */
export function closeWhenLeft({ host, panel, close }: Leaving): void {
  const header = host.closest('header') ?? host
  let wasInside = false
  let leaving: ReturnType<typeof setTimeout> | undefined
  panel.addEventListener('pointerenter', ({ pointerType }) => {
    wasInside = pointerType === 'mouse'
  })
  header.addEventListener('pointerenter', () => clearTimeout(leaving))
  header.addEventListener('pointerleave', () => {
    if (!wasInside || !panel.isConnected) return
    leaving = setTimeout(() => {
      if (panel.contains(document.activeElement)) return
      wasInside = false
      close()
    }, LEFT_MS)
  })
}
