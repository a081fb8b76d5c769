import { readFileSync } from 'node:fs'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { z } from 'zod'

/** What the build tells the server: addresses of hashed files. `web/build.ts` writes it. */
export const buildManifestSchema = z.object({
  styles: z.object({
    /** Stylesheet of each brand for what is on every page. */
    frame: z.record(z.enum(BRAND_KEYS), z.string()),
    /** All other files of styles in the order of the cascade, by the place that their class names tell; of each brand. */
    parts: z.array(z.object({ place: z.string(), files: z.record(z.enum(BRAND_KEYS), z.string()) })),
    /** Places of the parts that a list may come to show, by its name. */
    lists: z.record(z.string(), z.array(z.string())),
  }),
  /** All that a page runs by itself. */
  script: z.string(),
  /** Which links a browser may follow ahead of its visitor. */
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
