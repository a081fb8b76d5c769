import { isEntryOf } from '@menagerie/contract/entry'
import type { GatedParts, PreviewMode } from '@menagerie/contract/preview'
import { LANGUAGES } from '@menagerie/sites/languages'
import { languageTranslator } from '@menagerie/sites/messages'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import { toLocalDay, toLocalYear } from '../../platform/local-day.ts'
import { type Overlay, overlayReader } from '../../replica/overlay-reader.ts'
import type { CreateContext } from '../pages/create-context.ts'

type ShownPreview = Overlay & {
  mode: PreviewMode
  /** Moment to show the site at, in milliseconds; undefined for now. */
  at: number | undefined
  isShared: boolean
  /** The editor's language, as the studio names it. */
  language?: string | undefined
  gated?: GatedParts | undefined
}

/** Creates contexts of a preview: also header and footer are rendered for this answer only. */
export function previewContext(
  createContext: CreateContext,
  { entries, gone = [], mode, at, isShared, language, gated }: ShownPreview,
): CreateContext {
  return (site, readLog) => {
    const ctx = createContext(site, readLog)
    const spoken = LANGUAGES.find((each) => each === language)
    const own = {
      ...ctx,
      ...(mode === 'edit' && { isEditing: true }),
      ...(spoken && { editorTexts: { t: languageTranslator(spoken), language: spoken } }),
      ...(isShared ? { isShared } : { showsGated: true }),
      ...(gated && { gated }),
      ...(at !== undefined && clockAt(at, timeZoneOf(site))),
      reader: overlayReader(ctx.reader, site, { entries: entries.filter((entry) => isEntryOf(entry, site)), gone }),
    }
    return { ...own, fragment: (_name, render) => render(own) }
  }
}

const clockAt = (at: number, timeZone: string) => ({
  now: at,
  localYear: () => toLocalYear(at, timeZone),
  isPast: (day: string) => toLocalDay(at, timeZone) > day,
})
