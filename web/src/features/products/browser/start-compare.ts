import { deviceStore } from '../../../platform/browser/device-storage.ts'
import { toKeptKey } from '../../../platform/kept-products-keys.ts'

/** Links to the page that compares keep their product instead of leaving; the tray with them is loaded when there is one. */
export function startCompare(): void {
  const any = document.querySelector<HTMLAnchorElement>('a[data-compare]')
  if (any === null) return
  const load = () => import('./compare-tray.ts')
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-compare]')
    if (!link || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    load()
      .then(({ addToTray }) => addToTray(link))
      // The page itself is the way then.
      .catch(() => location.assign(link.href))
  })
  const { dataset, lang } = document.documentElement
  if (deviceStore.read(toKeptKey(dataset.brand ?? '', 'compare', lang)))
    void load().then(({ showTray }) => showTray(any))
}
