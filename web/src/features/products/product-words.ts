import { loadStyles } from '../../platform/browser/load-styles.ts'

type TrayText = 'add' | 'remove' | 'clear' | 'full' | 'title'
type ZoomText = 'previous' | 'next' | 'zoom' | 'close'

/** Texts of the scripts that load on demand; `products.json` of each site. */
export type ProductWords = {
  /** Address of the compare page, and the most products it takes. */
  compare: string
  most: number
  texts: Readonly<Record<TrayText | 'seen' | 'forget' | ZoomText, string>>
  /** Styles of what the scripts render. */
  styles: readonly string[]
}

/** Returns the address beside a compare link, whose page is two folders below the locale's home page (`sites/src/route-words.ts`). */
export const wordsBeside = ({ href }: HTMLAnchorElement) => new URL('../../products.json', href.split('?')[0]).href

export async function loadWords(address: string): Promise<ProductWords> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Words of products: ${answer.status}`)
  const words: ProductWords = await answer.json()
  await Promise.all(words.styles.map(loadStyles))
  return words
}
