import { addProtocol, type Map as LibreMap, type StyleSpecification } from 'maplibre-gl'
import { saveChoice } from '../../../../platform/browser/save-choice.ts'
import { CHOICE_EVENT, isChoiceOfAnotherTab, readChoice } from '../../../../platform/browser/stored-choice.ts'
import type { FinderTexts } from '../../finder-texts.ts'
import { LAST_OWN_ZOOM, LAST_STREET_ZOOM } from './map-style.ts'
import { toTextOfHtml } from './to-plain-text.ts'

/** Time limit for its style, and for the first of its tiles. */
const WAIT_MS = 10_000

/** `own`: the style of land and towns, which is shown before, and whenever the service fails. */
type StreetMapParts = {
  map: LibreMap
  place: HTMLElement
  own: StyleSpecification
  texts: FinderTexts
  signal: AbortSignal
}

/**
 * Replaces land and towns by streets: at once if they come from the site itself; from another company after a press
 * of the visitor, or once allowed permanently. Nothing of it loads before.
 */
export function offerStreets({ map, place, own, texts, signal }: StreetMapParts): void {
  const { streets: url } = place.dataset
  if (!url) return
  const offer = place.querySelector<HTMLElement>('[data-streets-offer]')
  const service = offer?.dataset.streetsOffer
  const say = captions(place)
  let state: 'none' | 'asked' | 'shown' = 'none'

  function leave(note?: string): void {
    if (state === 'shown') map.setStyle(own, { diff: false }).setMaxZoom(LAST_OWN_ZOOM)
    state = 'none'
    if (offer) offer.hidden = false
    say.towns(note)
  }

  async function show(address: string): Promise<void> {
    if (state !== 'none') return
    state = 'asked'
    if (offer) offer.hidden = true
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      const style: StyleSpecification = await answer.json()
      await readByRange(style)
      // The visitor has refused meanwhile, or the map is gone.
      if (signal.aborted || readState() !== 'asked') return
      map.setStyle(style, { diff: false }).setMaxZoom(LAST_STREET_ZOOM)
      state = 'shown'
      say.streets()
      giveUpWithoutTiles(map, () => state === 'shown' && !signal.aborted && leave(texts.streetsFailed))
    } catch {
      if (!signal.aborted) leave(texts.streetsFailed)
    }
  }
  const readState = () => state

  map.on('error', ({ error }) => {
    // Some services answer 404 for tiles without content, such as the sea.
    const isMissing = 'status' in error && error.status === 404
    if (state === 'shown' && !isMissing && !signal.aborted) leave(texts.streetsFailed)
  })
  map.on('idle', () => {
    if (state === 'shown' && !signal.aborted) say.credits(readCredits(map))
  })
  const press = () => {
    const isForGood = offer?.querySelector('input')?.checked
    if (service && isForGood) saveChoice({ allowed: [service], refused: [] })
    void show(url)
  }
  offer?.querySelector('button')?.addEventListener('click', press, { signal })
  const follow = () => {
    const { allowed, refused } = readChoice()
    if (!service || allowed.includes(service)) void show(url)
    else if (refused.includes(service)) leave()
    else if (offer) offer.hidden = state !== 'none'
  }
  document.addEventListener(CHOICE_EVENT, follow, { signal })
  addEventListener('storage', (event) => isChoiceOfAnotherTab(event) && follow(), { signal })
  follow()
}

/** Lets the map read tiles from a single file (PMTiles), where the style has such a source. */
async function readByRange({ sources }: StyleSpecification): Promise<void> {
  const isOneFile = Object.values(sources).some((source) => 'url' in source && source.url?.startsWith('pmtiles:'))
  if (!isOneFile) return
  const { Protocol } = await import('pmtiles')
  addProtocol('pmtiles', new Protocol().tile)
}

/** Calls back when no tile has arrived in time, unless the page is hidden: it then requests none. */
function giveUpWithoutTiles(map: LibreMap, giveUp: () => void): void {
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') giveUp()
  }, WAIT_MS)
  map.on('sourcedata', ({ tile }) => {
    if (tile) clearTimeout(timer)
  })
}

function readCredits(map: LibreMap): string {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
  return [...new Set(sources.flatMap((html) => (html ? [toTextOfHtml(html)] : [])))].join(', ')
}

/** The two lines of text below the map. */
function captions(place: HTMLElement) {
  const note = place.querySelector<HTMLElement>('[data-map-note]')
  const credits = place.querySelector<HTMLElement>('[data-map-credits]')
  const [ownNote, ownCredits] = [note?.textContent ?? '', credits?.textContent ?? '']
  const set = (text: string, creditText: string) => {
    if (note) note.hidden = text === ''
    if (note && text !== '') note.textContent = text
    if (credits) credits.textContent = creditText
  }
  return {
    towns: (text = ownNote) => set(text, ownCredits),
    streets: () => set('', ''),
    credits: (text: string) => set('', text),
  }
}
