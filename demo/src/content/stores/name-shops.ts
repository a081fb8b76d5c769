import type { Lots } from './draw.ts'
import { SHOP_KINDS, type ShopKind, type ShopMarket } from './markets/market.ts'

export type NameShop = (kind: ShopKind, town: string) => string

const ATTEMPTS = 300

/** Makes names that are new in the country, and adds them to `taken`. A word is repeated only after all others. */
export function createShopNamer({ key, names, families }: ShopMarket, draw: Lots, taken: Set<string>): NameShop {
  const nextFamily = draw.deck(families)
  const decks = new Map(SHOP_KINDS.map((kind) => [kind, draw.deck(names[kind].words)]))
  const tryName = (kind: ShopKind, town: string) =>
    draw
      .one(names[kind].forms)
      .replace('{town}', town)
      .replace('{family}', () => nextFamily())
      .replace('{word}', () => decks.get(kind)?.() ?? '')
  return (kind, town) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const name = tryName(kind, town)
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
    throw new Error(`demo/src/content/stores/markets/${key}.ts: too few names for shops of the kind ${kind}`)
  }
}
