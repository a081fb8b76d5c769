import type { Bench } from './bench.ts'
import type { BenchRow } from './row.ts'

export type BenchPart = {
  /** Goals that the part measures. */
  ids: readonly string[]
  name: string
  /** Minutes after which the part is given up. */
  minutes: number
  /** Loads the part when it runs, because it needs nothing of the other parts. */
  load: () => Promise<(bench: Bench, ids: ReadonlySet<string>) => Promise<BenchRow[]>>
}

export const BENCH_PARTS: readonly BenchPart[] = [
  {
    ids: ['P10', 'P16'],
    name: 'the whole product',
    minutes: 12,
    load: async () => (await import('./whole-product.ts')).measureProduct,
  },
  {
    ids: ['P1', 'P3'],
    name: 'bytes of reading pages',
    minutes: 15,
    load: async () => (await import('./page-bytes.ts')).measurePageBytes,
  },
  {
    ids: ['P2', 'P13'],
    name: 'lists and search in a browser',
    minutes: 15,
    load: async () => (await import('./browser/list-pages.ts')).measureListPages,
  },
  {
    ids: ['P4'],
    name: 'whole pages in a browser',
    minutes: 20,
    load: async () => (await import('./browser/whole-page.ts')).measureWholePages,
  },
  {
    ids: ['P5', 'P6'],
    name: 'Lighthouse',
    minutes: 40,
    load: async () => (await import('./browser/page-scores.ts')).measurePageScores,
  },
  {
    ids: ['P6'],
    name: 'paints on a slow line',
    minutes: 15,
    load: async () => (await import('./browser/throttled-paints.ts')).measureThrottledPaints,
  },
  {
    ids: ['P7'],
    name: 'interactions',
    minutes: 25,
    load: async () => (await import('./browser/interactions.ts')).measureInteractions,
  },
  {
    ids: ['P8'],
    name: 'cached pages',
    minutes: 5,
    load: async () => (await import('./cached-page.ts')).measureCachedPage,
  },
  { ids: ['P9'], name: 'rendering', minutes: 4, load: async () => (await import('./rendering.ts')).measureRendering },
  {
    ids: ['P11'],
    name: 'a large site',
    minutes: 10,
    load: async () => (await import('./large-site.ts')).measureLargeSite,
  },
  {
    ids: ['P12'],
    name: 'search',
    minutes: 20,
    load: async () => (await import('./search/measure-search.ts')).measureSearch,
  },
  {
    ids: ['ACCOUNTS'],
    name: 'signed-in customers',
    minutes: 10,
    load: async () => (await import('./accounts.ts')).measureAccounts,
  },
  {
    ids: ['P17'],
    name: 'an editor at work on the page',
    minutes: 12,
    load: async () => (await import('./studio/measure-editor.ts')).measureEditor,
  },
  {
    ids: ['STUDIO'],
    name: 'lists, forms and saves of the studio',
    minutes: 10,
    load: async () => (await import('./studio/measure-studio.ts')).measureStudio,
  },
  { ids: ['P14'], name: 'memory', minutes: 15, load: async () => (await import('./memory-use.ts')).measureMemoryUse },
  {
    ids: ['FORMS'],
    name: 'contact forms',
    minutes: 5,
    load: async () => (await import('./forms/measure-forms.ts')).measureForms,
  },
  {
    ids: ['STORES'],
    name: 'the store finder',
    minutes: 12,
    load: async () => (await import('./stores/measure-stores.ts')).measureStores,
  },
  { ids: ['P15'], name: 'pictures', minutes: 5, load: async () => (await import('./pictures.ts')).measurePictures },
]

/** Returns the named goals that a part measures, or all of its goals when none is named. */
export function choosePart(part: BenchPart, ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.length === 0 ? part.ids : part.ids.filter((id) => ids.includes(id)))
}

export function findUnknownParts(ids: readonly string[]): string | undefined {
  return ids.find((id) => !BENCH_PARTS.some((part) => part.ids.includes(id)))
}
