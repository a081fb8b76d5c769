import { afterIdle } from '../../../platform/browser/moments.ts'

const TOUCHES = ['focusin', 'pointerdown', 'input'] as const

/** Loads the list's script with the page and starts it when the browser is idle, or at the first touch. Started early, because a step back in the history needs its listener. */
export function startList(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]')
  if (form === null) return
  let isWanted = false
  const script = import('./attach-list.ts')
  script.catch(() => {})
  const attach = () => {
    if (isWanted) return
    isWanted = true
    // Without the script the form and its links lead to pages.
    script.then(({ attachList }) => attachList(form)).catch(() => {})
  }
  for (const touch of TOUCHES) form.addEventListener(touch, attach, { once: true })
  afterIdle(attach)
}
