import { afterIdle } from '../../../platform/browser/moments.ts'

const TOUCHES = ['focusin', 'pointerdown', 'input'] as const

/** A list goes on in its page: its script loads with the page and begins when there is time, or with the first touch. A step back in this page must find a listener. */
export function startList(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]')
  if (form === null) return
  let isWanted = false
  const script = import('./attach-list.ts')
  script.catch(() => {})
  const attach = () => {
    if (isWanted) return
    isWanted = true
    // Without it the form and its links lead to pages.
    script.then(({ attachList }) => attachList(form)).catch(() => {})
  }
  for (const touch of TOUCHES) form.addEventListener(touch, attach, { once: true })
  afterIdle(attach)
}
