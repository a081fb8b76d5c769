import { readFileSync } from 'node:fs'
import { BRAND_KEYS, type BrandKey } from '@menagerie/brands/brand-locale'
import { z } from 'zod'
import type { RenderContext } from '../replica/render-context.ts'

/** What the build tells the server: addresses of hashed files. `site/build.ts` writes it. */
export const manifestSchema = z.object({
  /** Stylesheet of each brand. */
  css: z.record(z.enum(BRAND_KEYS), z.string()),
  islandsEntry: z.string(),
  /** By name: the path below `brands/src`, or `flags/nl.svg` by country in lower case. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export function readManifest(file: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export function assetsFrom(manifest: Manifest): (brand: BrandKey) => RenderContext['assets'] {
  const file = (name: string): string => {
    const address = manifest.files[name]
    if (address === undefined) throw new Error(`The build knows no file ${name}`)
    return address
  }
  return (brand) => ({ css: manifest.css[brand], islandsEntry: manifest.islandsEntry, file })
}
