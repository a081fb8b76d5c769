import type { SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import { toUsableConfig } from '@menagerie/search/engine/usable-config'
import type { IndexConfig } from '@menagerie/search/port/search-port'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import type { SuggestionCandidate } from '@menagerie/search/suggestions/merge-candidates'
import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { SearchIndexType } from '@menagerie/sites/search-index'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import { toLocalDay } from '../platform/local-day.ts'
import type { Clock } from '../platform/time.ts'
import type { ReaderSite } from '../replica/bound-reader.ts'
import type { Reader } from '../replica/reader.ts'
import { pastTag } from '../replica/tags.ts'
import { INDEX_LOADERS, type RecordIndexType, type RecordSource, toSearchRecord } from './index-loaders.ts'
import { toIndexSettings } from './index-settings.ts'
import type { RecordContext } from './record-context.ts'
import { loadSuggestionPhrases } from './suggestion-phrases.ts'
import { loadDeclaredWords, loadSearchSynonyms } from './to-search-synonyms.ts'

/** A value with the tags of all that was read for it; valid until one of them changes. */
type Noted<T> = { value: T; tags: ReadonlySet<string> }

export type IndexContents = {
  sources: (site: BrandLocale, type: RecordIndexType) => Noted<RecordSource[]>
  record: (site: BrandLocale, source: RecordSource) => Noted<SearchRecord | undefined>
  /** Leaves out editors' rows that no index can be built with. */
  config: (site: BrandLocale, type: SearchIndexType) => Noted<IndexConfig>
  phrases: (site: BrandLocale) => Noted<SuggestionCandidate[]>
  /** Returns which words editors have declared as facts; changes when the configuration does. */
  declared: (site: BrandLocale) => SearchSynonymsBody
}

/** Called each time a configuration is read, with the reasons why editors' rows were left out; mostly none. */
export type UnusableListener = (site: BrandLocale, type: SearchIndexType, reasons: readonly string[]) => void

type IndexParts = {
  reader: (site: ReaderSite, readLog: Set<string>) => Reader
  addressing: Pick<Addressing, 'links'>
  onUnusable?: UnusableListener
  clock?: Clock
}

/** Reads everything that an index is made of from the replica, piece by piece. */
export function createIndexContents({ reader, addressing, onUnusable, clock = Date.now }: IndexParts): IndexContents {
  const note = <T>(site: BrandLocale, read: (ctx: RecordContext) => T): Noted<T> => {
    const tags = new Set<string>()
    const isPast = (day: string) => {
      const timeZone = timeZoneOf(site)
      tags.add(pastTag(timeZone, day))
      return toLocalDay(clock(), timeZone) > day
    }
    return { value: read({ site, reader: reader(site, tags), links: addressing.links(site), isPast }), tags }
  }
  return {
    sources: (site, type) => note(site, INDEX_LOADERS[type].sources),
    record: (site, source) => note(site, (ctx) => toSearchRecord(ctx, source)),
    config: (site, type) =>
      note(site, (ctx) => {
        const { config, unusable } = toUsableConfig({
          settings: toIndexSettings(site, type),
          synonyms: type === 'query_suggestions' ? [] : loadSearchSynonyms(ctx),
          rules: type === 'query_suggestions' ? [] : INDEX_LOADERS[type].rules(ctx),
        })
        onUnusable?.(
          site,
          type,
          unusable.map(({ reason }) => reason),
        )
        return config
      }),
    phrases: (site) => note(site, loadSuggestionPhrases),
    declared: (site) => note(site, loadDeclaredWords).value,
  }
}
