import { deviceStore } from '../../../platform/browser/device-storage.ts'
import { toKeptKey } from '../../../platform/kept-products-keys.ts'

/** Makes compare links add their product to the tray instead of leaving the page; loads the tray when there are products in it. */
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
      // If the script does not load, the link works as usual.
      .catch(() => location.assign(link.href))
  })
  const { dataset, lang } = document.documentElement
  if (deviceStore.read(toKeptKey(dataset.brand ?? '', 'compare', lang)))
    void load().then(({ showTray }) => showTray(any))
}
