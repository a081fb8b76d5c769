import type { BenchRow } from '@menagerie/bench/row'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { toKnownTexts } from '@menagerie/web/templates/testing/pseudo-texts'
import { z } from 'zod'
import { runAll } from '../crawl/crawl-pages.ts'
import { readPageTree } from '../crawl/page-tree.ts'
import { prepareDemo } from '../demo-snapshot.ts'
import { findPagesOfKinds } from '../pages/find-pages.ts'
import { type PageFault, printPageFaults, toFaultRow, toFaults } from '../pages/page-faults.ts'
import { readReplica } from '../publishing/compare-states.ts'
import { createSiteProcess } from '../site-process.ts'
import { findStrayTextsInTree } from './find-stray-texts.ts'

const AT_ONCE = 4
/** Locale of entries that all countries share. */
const SHARED = '*'
/** Kinds of entries that are left out, because there are many and pages do not show their texts. */
const ELSEWHERE = new Set(['store', 'search-synonyms', 'search-rule'])
const pricedSchema = z.object({ currency: z.string() })
const namedSchema = z.object({ name: z.string() })

/**
 * A5: renders every kind of page in every country with interface texts in brackets. Texts outside of brackets that no editor wrote come
 * from the code. (The crawl checks that the real texts are in the right language.)
 */
export async function runTexts(folder: string): Promise<BenchRow[]> {
  const snapshot = await prepareDemo(folder)
  const site = await createSiteProcess(folder, {
    SNAPSHOT: snapshot,
    PSEUDO_LOCALE: '1',
    NODE_ENV: 'development',
    SEARCH_ENGINE: 'off',
  })
  await site.start()
  const entries = [...readReplica(site.replicaDir).values()].filter(({ kind }) => !ELSEWHERE.has(kind))
  const knownOf = (own: BrandLocale) => {
    const read = entries.filter(
      ({ brand, locale }) => [own.brand, SHARED].includes(brand) && [own.code, SHARED].includes(locale),
    )
    const names = read.flatMap(({ kind, body }) =>
      kind === 'product' ? (namedSchema.safeParse(body).data?.name ?? []) : [],
    )
    return { texts: toKnownTexts({ site: own }, read), units: findUnits(own, read), names }
  }
  const pages = await findPagesOfKinds(site.replicaDir, site.ports)
  const faults: PageFault[] = []
  for (const [own, group] of Map.groupBy(pages, (page) => page.site)) {
    const known = knownOf(own)
    await runAll([...group], AT_ONCE, async (page) => {
      const html = await (await fetch(page.url)).text()
      if (!html.includes('⟦')) throw new Error(`${page.url} is not in the pseudo-locale`)
      const stray = findStrayTextsInTree(readPageTree(html), known)
      faults.push(
        ...toFaults(
          page,
          stray.map((text) => `from no catalogue: "${text.trim().slice(0, 100)}"`),
        ),
      )
    })
  }
  await site.stop()
  printPageFaults(faults)
  const what = 'pseudo-locale: no text of the code outside the catalogues'
  return [toFaultRow({ id: 'A5', what, pages, faults, checks: 'texts, alternatives, labels, titles, descriptions' })]
}

/** Units of the time for which data is kept. */
const SPANS = ['minute', 'hour', 'day', 'month', 'year']
/** Languages have up to five plural forms; these numbers select each of them. */
const COUNTS = [1, 2, 5, 6, 30, 365]

/** Finds texts that a language writes beside a number: currencies in letters (kr., Ft, zł), file sizes, time spans. */
function findUnits({ iso }: BrandLocale, entries: readonly { body: unknown }[]): string[] {
  const used = entries.flatMap(({ body }) => pricedSchema.safeParse(body).data?.currency ?? [])
  const formats = [
    ...[...new Set(used)].map((currency) => new Intl.NumberFormat(iso, { style: 'currency', currency })),
    new Intl.NumberFormat(iso, { style: 'unit', unit: 'kilobyte' }),
    ...SPANS.map((unit) => new Intl.NumberFormat(iso, { style: 'unit', unit, unitDisplay: 'long' })),
  ]
  const parts = formats.flatMap((format) => COUNTS.flatMap((count) => format.formatToParts(count)))
  const units = parts.flatMap(({ type, value }) => (type === 'currency' || type === 'unit' ? [value] : []))
  // Longer ones come first, because one may begin with another.
  return [...new Set(units)].sort((a, b) => b.length - a.length)
}
