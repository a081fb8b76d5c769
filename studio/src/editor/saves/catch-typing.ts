/**
 * Takes what is typed while no line has the focus, as soon as `line` is gone from the page: between a row that is drawn anew and the one in its
 * place it would be lost. A box out of sight has the focus meanwhile, for words of an input method, an emoji picker or a program that dictates
 * come without keys. `take` returns what was typed since it was called before; callers must abort `signal` at the end.
 */
export function catchTyping(line: Element, signal: AbortSignal): { box: HTMLElement; take: () => string } {
  const box = document.createElement('textarea')
  box.tabIndex = -1
  Object.assign(box.style, { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px', opacity: '0' })
  const catchNow = () => {
    if (line.isConnected) return
    observer.disconnect()
    // Anywhere else the editor has put the focus.
    if (document.activeElement !== document.body) return
    document.body.append(box)
    box.focus({ preventScroll: true })
  }
  // Before the next key can come.
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
