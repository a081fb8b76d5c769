import type { BrandKey } from '@menagerie/sites/brand-locale'
import { ofBrand } from '../../demo-brand.ts'
import { DRAWINGS } from '../../pictures/drawings.ts'
import type { Department, ProductFamily } from '../products/family.ts'

const SCENES = {
  tailwell: {
    dog: 'scene-dogs',
    cat: 'scene-cats',
    horse: 'scene-horses',
    rabbit: 'scene-rabbits',
    parrot: 'scene-parrots',
    fish: 'scene-fish',
    other: 'scene-other',
  },
  aldergrove: { dog: 'grove-walk', cat: 'grove-cats' },
} as const

const NAMES: ReadonlySet<string> = new Set(Object.keys(DRAWINGS))

export function findScene(brand: BrandKey, animal: ProductFamily['animal']): string {
  const scenes: Partial<Record<ProductFamily['animal'], string>> = ofBrand(SCENES, brand)
  return scenes[animal] ?? 'scene-home'
}

/** The department's own banner. */
export function findBanner(brand: BrandKey, animal: ProductFamily['animal'], department: Department): string {
  const name = `${brand === 'tailwell' ? 'banner' : 'grove'}-${animal}-${department}`
  return NAMES.has(name) ? name : findScene(brand, animal)
}
