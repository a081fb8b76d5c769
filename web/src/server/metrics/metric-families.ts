/** Everything that is counted: what was asked for, and the result. */
export const RESULTS = {
  page: ['hit', 'rendered', 'live', 'not-modified', 'redirect', 'not-found', 'stale', 'failed', 'unavailable', 'busy'],
  form: ['accepted', 'refused', 'forbidden', 'unreadable', 'failed'],
  asset: ['sent', 'not-found'],
  image: ['memory', 'disk', 'encoded', 'not-found', 'failed', 'unavailable'],
  download: ['sent', 'unavailable'],
  leaflet: ['sent', 'redirect', 'not-found', 'failed', 'unavailable'],
  film: ['sent', 'redirect', 'not-found', 'failed', 'unavailable'],
  search: ['answered', 'refused', 'failed'],
  other: ['misdirected', 'bad-request', 'method-not-allowed', 'too-large', 'crowded', 'cut'],
  /**
   * Not requests: why a page was rendered. It was not cached, a publish had dropped it, its last render had failed,
   * it shows typed input and is never cached, or it is a live page.
   */
  render: ['cold', 'dropped', 'retried', 'typed', 'live'],
  /**
   * Not requests: results of looking up a place's name in the geocoder. `kept`: known from before; `left`: not asked,
   * because it pauses after a failure or has too many requests.
   */
  place: ['found', 'none', 'failed', 'kept', 'left'],
  /** Not requests: batches of changes applied, and notices that the feed logged. */
  feed: ['batch', 'notice'],
} as const
type CountedKind = keyof typeof RESULTS
export type CounterName = { [K in CountedKind]: `${K}:${(typeof RESULTS)[K][number]}` }[CountedKind]

export type MetricFamily = {
  /** Kinds in this family; each kind is in exactly one (`FAMILY_OF`). */
  kinds: readonly CountedKind[]
  name: string
  help: string
  toLabels: (kind: string, result: string) => Record<string, string>
}

type FamilyText = Omit<MetricFamily, 'kinds'>

const REQUESTS: FamilyText = {
  name: 'menagerie_requests_total',
  help: 'Requests by what was asked for and what came of it.',
  toLabels: (kind, result) => ({ kind, result }),
}

const RENDERS: FamilyText = {
  name: 'menagerie_renders_total',
  help: 'Renders of pages, failed ones included, by why they were needed.',
  toLabels: (_, reason) => ({ reason }),
}

const FEED_EVENTS: FamilyText = {
  name: 'menagerie_feed_events_total',
  help: 'Batches of changes taken in, and notices of the feed that went to the log.',
  toLabels: (_, event) => ({ event }),
}

const PLACES: FamilyText = {
  name: 'menagerie_geocoder_questions_total',
  help: 'Names of places that a service was to find, by what came of it.',
  toLabels: (_, result) => ({ result }),
}

/** The family that shows each kind: a kind that is counted but not shown does not compile. */
const FAMILY_OF: { readonly [K in CountedKind]: FamilyText } = {
  page: REQUESTS,
  form: REQUESTS,
  asset: REQUESTS,
  image: REQUESTS,
  download: REQUESTS,
  leaflet: REQUESTS,
  film: REQUESTS,
  search: REQUESTS,
  other: REQUESTS,
  render: RENDERS,
  place: PLACES,
  feed: FEED_EVENTS,
}

/** Families with the kinds that each shows. */
export const METRIC_FAMILIES: readonly MetricFamily[] = [...new Set(Object.values(FAMILY_OF))].map((family) => ({
  ...family,
  kinds: Object.entries(FAMILY_OF).flatMap(([kind, of]) => (of === family && isCounted(kind) ? [kind] : [])),
}))

function isCounted(kind: string): kind is CountedKind {
  return kind in RESULTS
}

/** Kinds of answers that are timed. Pages from the cache are not: they take microseconds. */
const TIMED_ANSWERS = ['page', 'form', 'search', 'file'] as const
export type TimedAnswer = (typeof TIMED_ANSWERS)[number]
export const ANSWER_TIMES = {
  name: 'menagerie_answer_seconds',
  help: 'Time from the head of a request to the end of its answer; pages out of the cache are not timed.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
}

/** What is timed, with the bounds of the buckets in seconds. */
export const TIMINGS = {
  render: {
    name: 'menagerie_render_seconds',
    help: 'Time to render one page, look-ups included, compression not.',
    buckets: [0.0005, 0.001, 0.0025, 0.01, 0.05, 0.25],
  },
  encode: {
    name: 'menagerie_encode_seconds',
    help: 'Time from a request to a picture that had to be made, waiting for its turn included.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  search: {
    name: 'menagerie_search_seconds',
    help: 'Time from a batch of search requests to its answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1],
  },
} as const
export type TimingName = keyof typeof TIMINGS
