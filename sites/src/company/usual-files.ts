/** A picture of the brand. `file` is its path in the folder of the company; sizes in CSS pixels. */
export type BrandImage = { file: string; width: number; height: number }

/** Logos by place (spec §9): header from 1200 px, phone header, and one for a side panel that no screen has yet (decision 051). */
export type Logos = { main: BrandImage; mobile: BrandImage; side: BrandImage }

export type BrandIcon = { file: string; type: 'image/svg+xml' | 'image/png'; size: number | 'any' }
export type BrandIcons = { favicon: BrandIcon; fallback: BrandIcon; touch: BrandIcon; app: readonly BrandIcon[] }

type Files = { name: string; copyrightName?: string; logos?: Logos; logoOnBrand?: BrandImage; icons?: BrandIcons }

/** Fills in what a brand leaves out: usual names of files in its `assets`, and the sizes of spec §9. */
export function toUsualFiles<T extends Files>(key: string, brand: T) {
  const drawing = (name: string, width: number, height: number): BrandImage => {
    return { file: `${key}/assets/${name}.svg`, width, height }
  }
  const icon = (name: string, size: number): BrandIcon => {
    return { file: `${key}/assets/${name}.png`, type: 'image/png', size }
  }
  const {
    copyrightName = brand.name,
    logos = {
      main: drawing('logo-main', 210, 78),
      mobile: drawing('logo-mobile', 120, 45),
      side: drawing('logo-side', 271, 71),
    },
    logoOnBrand = drawing('logo-on-brand', 210, 78),
    icons = {
      favicon: { file: `${key}/assets/favicon.svg`, type: 'image/svg+xml', size: 'any' } satisfies BrandIcon,
      fallback: icon('favicon-32', 32),
      touch: icon('icon-180', 180),
      app: [icon('icon-192', 192), icon('icon-512', 512)],
    },
  } = brand
  return { ...brand, copyrightName, logos, logoOnBrand, icons }
}
