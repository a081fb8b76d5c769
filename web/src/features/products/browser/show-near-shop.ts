/** What `/places` tells of a place and a product. */
type NearShops = { places: { label: string }[]; store?: { name: string; page: string; distance: string } }

/** Says which shop near the visitor's place has the product; nothing where none is known to, or nothing answers. */
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
