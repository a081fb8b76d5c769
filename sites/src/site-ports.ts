import { BRAND_KEYS, type BrandKey } from './brand-locale.ts'

/** The port of a brand's origin on a developer's machine: its environment variable, and the default. */
type SitePort = { brand: BrandKey; variable: string; usual: number }

const FIRST = 3000
const STEP = 100
/** Ports that the studio and other local services use (`npm start`). */
const TAKEN: ReadonlySet<number> = new Set([3300])

/** Default ports in the company's order of brands: 3000, 3100, 3200, 3400 and so on. */
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
