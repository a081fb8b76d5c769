import { readFileSync } from 'node:fs'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { z } from 'zod'

/** What the build tells the server: addresses of hashed files. `web/build.ts` writes it. */
export const buildManifestSchema = z.object({
  styles: z.object({
    /** Each brand's stylesheet for the frame of every page. */
    frame: z.record(z.enum(BRAND_KEYS), z.string()),
    /** All other files of styles in the order of the cascade, by the place in their class names; one file per brand. */
    parts: z.array(z.object({ place: z.string(), files: z.record(z.enum(BRAND_KEYS), z.string()) })),
    /** Places of the parts that a list may show later, by the name of the list. */
    lists: z.record(z.string(), z.array(z.string())),
  }),
  /** The one script of all pages. */
  script: z.string(),
  /** Rules for which links a browser may prefetch. */
  speculationRules: z.string(),
  /** Files in `threads/` beside the manifest. */
  threads: z.object({ search: z.string(), outbox: z.string() }),
  /** Files in `places/` beside the manifest, by country. */
  places: z.record(z.string(), z.string()),
  /** By name: the path in the folder of the company or below `sites/src`, or `flags/nl.webp` by country in lower case. */
  files: z.record(z.string(), z.string()),
})
export type BuildManifest = z.infer<typeof buildManifestSchema>

export function readBuildManifest(file: string): BuildManifest {
  return buildManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
