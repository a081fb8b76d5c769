import { z } from 'zod'
import type { Env } from '../../platform/env.ts'
import type { Geocode, PlaceQuestion } from '../../platform/geocode.ts'
import type { Log } from '../../platform/log.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import type { Clock } from '../../platform/time.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { GeocoderAdapter } from './adapter.ts'
import { createAnswers } from './answers.ts'
import { askService, RefusedQuestion } from './ask-service.ts'
import { mapbox } from './mapbox.ts'
import { nominatim } from './nominatim.ts'
import { pelias } from './pelias.ts'
import { photon } from './photon.ts'

const ADAPTERS = { photon, nominatim, pelias, mapbox } satisfies Record<Env['GEOCODER'], GeocoderAdapter>

/** Short, as a visitor waits meanwhile; the built-in index takes only milliseconds. */
const WAIT_MS = 1_500
/** Pause after a failure, so that not every visitor waits in vain. */
const PAUSE_MS = 10_000
/** Most requests at a time; more would only wait for each other. */
const MOST_AT_ONCE = 16
/** No place has a name of one letter. */
const LEAST_LETTERS = 2
const LIMIT = 10

type Settings = Pick<Env, 'GEOCODER' | 'GEOCODER_URL' | 'GEOCODER_KEY' | 'GEOCODER_KEPT_S'>
type Options = { env: Settings; log: Log; metrics: Pick<Metrics, 'count'>; clock: Clock; waitMs?: number }

/** Returns undefined where no service is configured. */
export function openGeocoder({ env, log, metrics, clock, waitMs = WAIT_MS }: Options): Geocode | undefined {
  const { GEOCODER_URL: url, GEOCODER_KEY: key, GEOCODER_KEPT_S: keptS } = env
  if (url === undefined) return undefined
  const adapter = ADAPTERS[env.GEOCODER]
  const service = { url, key, adapter, waitMs }
  const answers = createAnswers({ keptMs: keptS * 1_000, clock })
  const underWay = new Map<string, Promise<readonly VisitorPlace[]>>()
  let pausedUntil = 0
  let isDown = false
  let hasRefused = false

  function note(isAnswering: boolean, reason = ''): void {
    if (!isAnswering) pausedUntil = clock() + PAUSE_MS
    if (isDown === !isAnswering) return
    isDown = !isAnswering
    if (isDown) log.warn('The geocoder does not answer; places come from the built-in index', { error: reason })
    else log.info('The geocoder answers again')
  }

  /** Words that the service does not take make no pause: one visitor could otherwise keep it from all others. */
  function noteRefused(name: string, { message }: RefusedQuestion): readonly VisitorPlace[] {
    if (!hasRefused) log.warn('The geocoder refuses what a visitor typed', { error: message })
    hasRefused = true
    answers.keep(name, [])
    metrics.count('place:none')
    return []
  }

  async function ask(name: string, question: PlaceQuestion): Promise<readonly VisitorPlace[]> {
    try {
      const found = await askService(service, { ...question, limit: LIMIT })
      note(true)
      // Some services only prefer the country.
      const places = found.filter(({ country }) => question.country === undefined || country === question.country)
      answers.keep(name, places)
      metrics.count(places.length > 0 ? 'place:found' : 'place:none')
      return places
    } catch (error) {
      if (error instanceof RefusedQuestion) return noteRefused(name, error)
      metrics.count('place:failed')
      note(false, toReason(error))
      return []
    }
  }

  return async (question) => {
    if ([...question.text].length < LEAST_LETTERS) return []
    if (question.for === 'suggestions' && !adapter.suggests) return []
    const name = toName(question)
    const known = answers.find(name) ?? underWay.get(name)
    if (known !== undefined) {
      metrics.count('place:kept')
      return known
    }
    if (clock() < pausedUntil || underWay.size >= MOST_AT_ONCE) {
      metrics.count('place:left')
      return []
    }
    const asking = ask(name, question).finally(() => underWay.delete(name))
    underWay.set(name, asking)
    return asking
  }
}

const toName = ({ text, country, language, for: use }: PlaceQuestion) =>
  [use, country, language, text.toLocaleLowerCase(language)].join('\n')

/** Returns what is wrong, without what was asked. */
function toReason(error: unknown): string {
  if (error instanceof z.ZodError) return 'its answer has another shape'
  return error instanceof Error ? error.message : String(error)
}
