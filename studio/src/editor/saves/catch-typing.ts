/**
 * Catches typed text while no input has the focus, as soon as `line` is removed from the page: when a row is rendered
 * again, text typed before the new input appears would be lost. An invisible box has the focus meanwhile, because text
 * from an input method, an emoji picker or dictation causes no key events. `take` returns the text typed since its last
 * call; callers must abort `signal` at the end.
 */
export function catchTyping(line: Element, signal: AbortSignal): { box: HTMLElement; take: () => string } {
  const box = document.createElement('textarea')
  box.tabIndex = -1
  Object.assign(box.style, { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px', opacity: '0' })
  const catchNow = () => {
    if (line.isConnected) return
    observer.disconnect()
    // The editor has moved the focus somewhere else.
    if (document.activeElement !== document.body) return
    document.body.append(box)
    box.focus({ preventScroll: true })
  }
  // Runs before the next key event.
  const observer = new MutationObserver(catchNow)
  observer.observe(document.body, { childList: true, subtree: true })
  catchNow()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    box.remove()
  })
  const take = () => {
    const { value } = box
    box.value = ''
    return value
  }
  return { box, take }
}
