import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { toIndexName } from '@menagerie/sites/search-index'
import type { RenderContext } from '../../context/render-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { createMemoryReader } from './memory-reader.ts'

const addressing = createAddressing({
  mode: 'local',
  localOrigins: { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' },
})

export type TestContext = RenderContext & {
  /** The reads so far, as `method kind key`. */
  reads: string[]
}

/** Creates a context over plain entries; it renders fragments each time, and assets keep their names. */
export function createTestContext(siteId: string, entries: readonly AnyPublished[] = []): TestContext {
  const site = toSite(siteId)
  const reads: string[] = []
  const ctx: TestContext = {
    site,
    reader: createMemoryReader(site, entries, reads),
    page: { path: 'example', title: 'Example & more' },
    t: translator(site),
    links: addressing.links(site),
    assets: {
      stylesOf: () => ['/assets/site.css'],
      script: '/assets/entry.js',
      file: (name) => `/assets/${name}`,
    },
    search: { address: '/1/indexes/*/queries', indexOf: (type) => toIndexName(site, type) },
    services: [],
    places: () => undefined,
    fragment: (_name, render) => render(ctx),
    localYear: () => 2026,
    isPast: (day) => day < '2026-06-15',
    now: Date.UTC(2026, 5, 15, 12),
    reads,
  }
  return ctx
}

function toSite(id: string): BrandLocale {
  const site = findById(id)
  if (site === undefined) throw new Error(`No brand-locale ${id}`)
  return site
}
