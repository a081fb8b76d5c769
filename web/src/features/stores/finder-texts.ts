import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'

/** Texts of the finder's script, under short names; the script replaces what is in braces. */
const KEYS = {
  openUntil: 'stores.openUntil',
  openAllDay: 'stores.openAllDay',
  opensAt: 'stores.opensAt',
  closedNow: 'stores.closedNow',
  yourPosition: 'stores.yourPosition',
  nearCount: 'stores.nearCount',
  noneNear: 'stores.noneNear',
  denied: 'stores.positionDenied',
  failed: 'stores.positionFailed',
  searching: 'stores.positionSearching',
  suggestions: 'stores.suggestions',
  suggestionCount: 'stores.suggestionCount',
  noSuggestion: 'stores.noSuggestion',
  lastPlace: 'stores.lastPlace',
  cluster: 'stores.cluster',
  zoomIn: 'stores.zoomIn',
  zoomOut: 'stores.zoomOut',
  close: 'stores.close',
  mapFailed: 'stores.mapFailed',
  onMap: 'stores.onMap',
  streetsFailed: 'stores.streetsFailed',
} as const satisfies Record<string, MessageKey>

export type FinderTexts = Readonly<Record<keyof typeof KEYS, string>>

/** Each placeholder is replaced by itself, so that the script finds it. */
const ITSELF = {
  time: '{time}',
  count: '{count}',
  place: '{place}',
  name: '{name}',
  distance: '{distance}',
}

export function toFinderTexts({ t }: Pick<RenderContext, 't'>): FinderTexts {
  const text = (key: (typeof KEYS)[keyof typeof KEYS]) => t(key, ITSELF)
  return {
    openUntil: text(KEYS.openUntil),
    openAllDay: text(KEYS.openAllDay),
    opensAt: text(KEYS.opensAt),
    closedNow: text(KEYS.closedNow),
    yourPosition: text(KEYS.yourPosition),
    nearCount: text(KEYS.nearCount),
    noneNear: text(KEYS.noneNear),
    denied: text(KEYS.denied),
    failed: text(KEYS.failed),
    searching: text(KEYS.searching),
    suggestions: text(KEYS.suggestions),
    suggestionCount: text(KEYS.suggestionCount),
    noSuggestion: text(KEYS.noSuggestion),
    lastPlace: text(KEYS.lastPlace),
    cluster: text(KEYS.cluster),
    zoomIn: text(KEYS.zoomIn),
    zoomOut: text(KEYS.zoomOut),
    close: text(KEYS.close),
    mapFailed: text(KEYS.mapFailed),
    onMap: text(KEYS.onMap),
    streetsFailed: text(KEYS.streetsFailed),
  }
}
