import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'
import type { BuildManifest } from './manifest.ts'
import type { PageStyles } from './page-styles.ts'

/** Returns the addresses of what the pages of a brand load: their styles, their script, files by name. */
export function assetsFrom(
  manifest: BuildManifest,
  { addressesOf }: Pick<PageStyles, 'addressesOf'>,
): (brand: BrandKey) => RenderContext['assets'] {
  const file = (name: string): string => {
    const address = manifest.files[name]
    if (address === undefined) throw new Error(`The build knows no file ${name}`)
    return address
  }
  return (brand) => ({
    stylesOf: (main) => addressesOf(brand, main),
    script: manifest.script,
    file,
  })
}
