import { findById } from '@menagerie/brands/locales'
import type { ProductText } from '../schema.ts'

/** Invented web shops by country. The international site sells nothing itself (decisions 2). */
const SHOPS: Readonly<Record<string, readonly { name: string; host: string }[]>> = {
  GB: [
    { name: 'Paw & Pantry', host: 'pawandpantry.example' },
    { name: 'The Muddy Boot', host: 'themuddyboot.example' },
  ],
  NL: [
    { name: 'Dierenbazaar', host: 'dierenbazaar.example' },
    { name: 'Pootje & Co', host: 'pootjeenco.example' },
    { name: 'De Ruif', host: 'deruif.example' },
  ],
  BE: [
    { name: 'Dierenbazaar', host: 'be.dierenbazaar.example' },
    { name: 'Het Hok', host: 'hethok.example' },
  ],
  RU: [
    { name: 'Лапа и хвост', host: 'lapahvost.example' },
    { name: 'Зоолавка', host: 'zoolavka.example' },
  ],
}

/** Products with a shop of their own, that lead there at once. */
const DIRECT = new Set(['10130', '70110'])
const AMAZON: Readonly<Record<string, string>> = { '10110': 'B0TAIL0110', '10111': 'B0TAIL0111' }
const WITH_PICTURES_OF_CUSTOMERS = new Set(['10140', '20130'])

/** Where visitors of a site buy its products. */
export function addBuying(site: string, texts: readonly ProductText[]): ProductText[] {
  const country = findById(site)?.country ?? ''
  const shops = SHOPS[country] ?? []
  return texts.map((text) => {
    const shared = { ...text, ...(WITH_PICTURES_OF_CUSTOMERS.has(text.sku) && { flowbox_enabled: true }) }
    const [first] = shops
    if (!first) return shared
    const asin = AMAZON[text.sku]
    return {
      ...shared,
      product_links: shops.map(({ name, host }) => ({ name, url: `https://${host}/p/${text.sku}` })),
      ...(asin && country !== 'RU' && { amazon_asin: asin }),
      ...(DIRECT.has(text.sku) && { webshop_url: `https://${first.host}/${text.url_key}` }),
    }
  })
}
