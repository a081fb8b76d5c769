import { BRAND_KEYS, type BrandKey } from './brand-locale.ts'

/** One origin per brand on a machine of one's own: its variable, and the port where that is not set. */
type SitePort = { brand: BrandKey; variable: string; usual: number }

const FIRST = 3000
const STEP = 100
/** Ports of the studio and its neighbours (`npm start`). */
const TAKEN: ReadonlySet<number> = new Set([3300])

/** In the company's order: 3000, 3100, 3200, 3400 and on. */
export const SITE_PORTS: readonly SitePort[] = BRAND_KEYS.map((brand, index) => ({
  brand,
  variable: `WEB_PORT_${brand.toUpperCase()}`,
  usual: toUsualPort(index),
}))

function toUsualPort(index: number): number {
  const free = Array.from({ length: index + TAKEN.size + 1 }, (_, at) => FIRST + at * STEP).filter(
    (port) => !TAKEN.has(port),
  )
  return free[index] ?? FIRST
}
