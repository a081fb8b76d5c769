import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import { askPlaces, findPlaces, toPlaceLabel } from '../../features/stores/find-places.ts'
import { PLACE_FIELD } from '../../features/stores/finder-fields.ts'
import { loadStores } from '../../features/stores/load-stores.ts'
import { findNearestWith, type NearestStore } from '../../features/stores/range/find-nearest-with.ts'
import type { Geocode } from '../../platform/geocode.ts'
import type { PlacesOf } from '../../platform/place.ts'
import type { Reader } from '../../replica/reader.ts'
import { brandFinder } from '../geo/answer-geolocale.ts'
import type { FindOrigin } from '../http/host.ts'
import type { SiteParts } from '../site-parts.ts'
import type { DrawQueue } from '../turns/draw-queue.ts'

type PlaceAnswer = { label: string; lat: number; lng: number }
type PlacesAnswer = {
  status: 200 | 400 | 421 | 503
  json: { places: PlaceAnswer[]; store?: NearestStore } | { error: string }
}
/** The typed text, and the sku of a product that the store should have. */
type PlaceText = { text: string | undefined; product?: string | undefined }
/** `lang`: of the page that asks, as in its `html` element. `visitor`: the queue in which the request waits. */
export type AnswerPlaces = (
  host: string | undefined,
  lang: string | undefined,
  question: PlaceText,
  visitor: string,
) => Promise<PlacesAnswer>

type AllOptions = Omit<Options, 'brandOf' | 'readerOf'> & {
  addressing: Addressing
  replica: Pick<SiteParts['replica'], 'reader'>
  queue: Pick<DrawQueue, 'run'>
}

const BUSY: PlacesAnswer = { status: 503, json: { error: 'Too many questions at once.' } }

/** Creates `/places` of each origin. Its reads are not noted, because its answers are not cached. */
export function placesAnswerer({
  addressing,
  places,
  replica,
  geocode,
  queue,
}: AllOptions): (findOrigin: FindOrigin) => AnswerPlaces {
  const readerOf = (site: BrandLocale) => replica.reader(site, new Set())
  return (findOrigin) => {
    const answer = answerPlaces({ brandOf: brandFinder(findOrigin, addressing), places, readerOf, geocode })
    return async (host, lang, question, visitor) =>
      (await queue.run(visitor, (inTurn) => inTurn(() => answer(host, lang, question)))) ?? BUSY
  }
}

type Options = {
  brandOf: (host: string | undefined) => BrandKey | undefined
  places: PlacesOf
  geocode: Geocode | undefined
  readerOf: (site: BrandLocale) => Reader
}

const SUGGESTIONS = 6

/** Answers suggestions of the store finder: places of the site's country and of its stores, and the store nearest to the first place that has a product. Nothing of it is cached. */
export function answerPlaces({ brandOf, places, readerOf, geocode }: Options) {
  return async (
    host: string | undefined,
    lang: string | undefined,
    { text = '', product }: PlaceText,
  ): Promise<PlacesAnswer> => {
    const brand = brandOf(host)
    if (brand === undefined) return { status: 421, json: { error: 'This host is none of ours.' } }
    const site = localesOf(brand).find(({ iso }) => iso === lang)
    if (site === undefined) return { status: 400, json: { error: 'The brand has no locale with this language.' } }
    const query = PLACE_FIELD.toCanonical(text) ?? ''
    // Spec §5: without words there is nothing to look up.
    if (query === '') return { status: 200, json: { places: [] } }
    const reader = readerOf(site)
    const stores = () => loadStores({ reader, site }).offline
    const told = await askPlaces(query, { site, geocode, for: 'suggestions' })
    const found = told.length > 0 ? told : findPlaces(query, { site, places, stores, limit: SUGGESTIONS })
    const answers = found.map((place) => ({ label: toPlaceLabel(place, site), lat: place.lat, lng: place.lng }))
    const suggested = withoutTwins(answers).slice(0, SUGGESTIONS)
    const [first] = suggested
    const store = first && product && findNearestWith({ reader, site, now: Date.now() }, product, first)
    return { status: 200, json: { places: suggested, ...(store && { store }) } }
  }
}

/** Keeps the first of several answers with the same label, which is the best. */
function withoutTwins(answers: readonly PlaceAnswer[]): PlaceAnswer[] {
  return answers.filter(({ label }, at) => answers.findIndex((other) => other.label === label) === at)
}
