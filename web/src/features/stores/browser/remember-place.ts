import { deviceStore } from '../../../platform/browser/device-storage.ts'
import { toPlaceMemoryKey } from '../../../platform/place-memory.ts'

type Options = { found: boolean; text: string }

/** Offers the place of the last visit again. Stores only what was searched for by name, on this device only (declared on `/cookies`). */
export function rememberPlace(form: HTMLFormElement, input: HTMLInputElement, { found, text }: Options): void {
  const key = toPlaceMemoryKey(document.documentElement.dataset.brand ?? '')
  if (found) deviceStore.write(key, input.value)
  const last = deviceStore.read(key)
  if (!last || input.value !== '') return
  const link = document.createElement('a')
  const address = new URL(form.action)
  const product = new FormData(form).get('product')
  address.searchParams.set('place', last)
  if (typeof product === 'string') address.searchParams.set('product', product)
  link.href = address.href
  link.textContent = text.replace('{place}', last)
  form.append(link)
}
