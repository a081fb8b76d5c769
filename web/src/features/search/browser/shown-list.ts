import { afterIdle } from '../../../platform/browser/moments.ts'
import { showList } from './show-list.ts'

type NextList = { form: HTMLFormElement; title: string }

/** The list that a page shows: waits for another one, shows it, or stays unchanged. */
export function createShownList(form: HTMLFormElement) {
  let isWaiting = false
  let finish = () => {}

  function setWaiting(isBusy: boolean): void {
    isWaiting = isBusy
    const results = form.querySelector('[aria-labelledby=results]')
    if (isBusy) results?.setAttribute('aria-busy', 'true')
    else results?.removeAttribute('aria-busy')
  }

  return {
    wait: () => setWaiting(true),
    stay() {
      setWaiting(false)
      finish()
    },
    /** With `isWindowFirst` the part below the window follows when the browser is idle; if another list is on its way, that one replaces it. */
    show(list: NextList, { isWindowFirst }: { isWindowFirst: boolean }) {
      document.title = list.title
      const own = showList(form, list.form, { isWindowFirst })
      finish = own
      setWaiting(false)
      if (isWindowFirst) afterIdle(() => finish === own && !isWaiting && own())
    },
  }
}
