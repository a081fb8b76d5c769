/** Answer of `/places` about a place and a product. */
type NearShops = { places: { label: string }[]; store?: { name: string; page: string; distance: string } }

/** Names the shop near the visitor's place that has the product; shows nothing where no such shop is known, or there is no answer. */
export async function showNearShop(line: HTMLElement, sku: string, place: string): Promise<void> {
  const query = new URLSearchParams({ lang: document.documentElement.lang, q: place, product: sku })
  const answer = await fetch(`/places?${query}`)
  if (!answer.ok) return
  const { places, store }: NearShops = await answer.json()
  const [first] = places
  if (!store || !first) return
  const link = document.createElement('a')
  const address = new URL(line.dataset.shops ?? '', location.href)
  link.href = new URL(`${address.pathname.replace(/\/?$/, '/')}${store.page}/`, address).href
  link.textContent = store.name
  const [before = '', after = ''] = (line.dataset.near ?? '')
    .replace('{place}', first.label)
    .replace('{distance}', store.distance)
    .split('{name}')
  line.replaceChildren(before, link, after)
  line.hidden = false
}
