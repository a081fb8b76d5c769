import type { GHS_SYMBOLS, ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'

export type HazardsView = { title: string; symbols: { name: string; src: string }[] }

type Symbol = (typeof GHS_SYMBOLS)[number]

/** Spec §7: Germany only, so these texts are German and not in the catalogue. */
const COUNTRY = 'DE'
const TITLE = 'Gefahrenpiktogramme'
const NAMES: Readonly<Record<Symbol, string>> = {
  GHS01: 'Explodierende Bombe: explosiv',
  GHS02: 'Flamme: entzündbar',
  GHS03: 'Flamme über einem Kreis: oxidierend',
  GHS04: 'Gasflasche: Gase unter Druck',
  GHS05: 'Ätzwirkung: ätzend',
  GHS06: 'Totenkopf: giftig',
  GHS07: 'Ausrufezeichen: reizend oder gesundheitsschädlich',
  GHS08: 'Gesundheitsgefahr',
  GHS09: 'Umwelt: gewässergefährdend',
}

/** Returns the pictograms of a product; undefined without one, and outside Germany. */
export function toHazards(
  { site, assets }: RenderContext,
  { ghs_symbols: symbols }: ProductBody,
): HazardsView | undefined {
  if (site.country !== COUNTRY || symbols.length === 0) return undefined
  return {
    title: TITLE,
    symbols: symbols.map((symbol) => ({ name: NAMES[symbol], src: assets.file(`ghs/assets/${symbol}.svg`) })),
  }
}
