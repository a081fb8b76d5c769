/** What scripts say about products that the device keeps; `products.json` of each site. */
export type ProductWords = {
  /** Address of the page that compares, and how many it takes. */
  compare: string
  most: number
  texts: Readonly<Record<'add' | 'remove' | 'clear' | 'full' | 'title' | 'seen' | 'forget', string>>
  /** Of what the scripts draw. */
  styles: readonly string[]
}

/** A link to the page that compares stands two folders below the home page of its locale (`brands/src/route-words.ts`). */
export async function loadWords(link: HTMLAnchorElement): Promise<ProductWords> {
  const answer = await fetch(new URL('../../products.json', link.href.split('?')[0]))
  if (!answer.ok) throw new Error(`Words of products: ${answer.status}`)
  const words: ProductWords = await answer.json()
  await Promise.all(words.styles.map(loadStyles))
  return words
}

function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return promise
}
