/** Brands of the company that the demo shows (`company/tailwell-aldergrove`). */
const DEMO_BRANDS = ['tailwell', 'aldergrove'] as const
type DemoBrand = (typeof DEMO_BRANDS)[number]

export function toDemoBrand(brand: string): DemoBrand {
  const own = DEMO_BRANDS.find((each) => each === brand)
  if (own === undefined) throw new Error(`The demo has nothing of the brand ${brand}`)
  return own
}

/** Returns the value for a brand of the demo from a table. */
export function ofBrand<T extends Readonly<Record<DemoBrand, unknown>>>(table: T, brand: string): T[DemoBrand] {
  return table[toDemoBrand(brand)]
}
