/** A pointer that returns within this time has not left. */
const LEFT_MS = 300

type Leaving = { host: HTMLElement; panel: HTMLElement; close: () => void }

/** Closes the panel when the mouse was in it and leaves both it and the header, unless something in it has the focus. */
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
