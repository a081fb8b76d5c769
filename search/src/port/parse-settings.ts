import { z } from 'zod'
import { type IndexSettings, RANKING_CRITERIA } from './index-settings.ts'
import { refuseUnsupported } from './refuse-unsupported.ts'
import { SearchError } from './search-error.ts'
import type { Json } from './search-record.ts'
import { toShortValue } from './to-short-value.ts'

/** Algolia's defaults, so that an index behaves alike in both. */
export const DEFAULT_SETTINGS: IndexSettings = {
  searchableAttributes: [],
  attributesForFaceting: [],
  unretrievableAttributes: [],
  attributesToRetrieve: ['*'],
  ranking: RANKING_CRITERIA,
  customRanking: [],
  numericAttributesForFiltering: undefined,
  attributeForDistinct: undefined,
  distinct: 0,
  attributesToHighlight: undefined,
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  restrictHighlightAndSnippetArrays: false,
  hitsPerPage: 20,
  paginationLimitedTo: 1000,
  maxValuesPerFacet: 100,
  sortFacetValuesBy: 'count',
  maxFacetHits: 10,
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: true,
  disableTypoToleranceOnWords: [],
  disableTypoToleranceOnAttributes: [],
  disablePrefixOnAttributes: [],
  disableExactOnAttributes: [],
  exactOnSingleWordQuery: 'attribute',
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  indexLanguages: [],
  queryLanguages: [],
  ignorePlurals: false,
  removeStopWords: false,
  decompoundQuery: true,
  optionalWords: [],
  minProximity: 1,
  replaceSynonymsInHighlight: false,
  responseFields: ['*'],
  renderingContent: {},
  userData: null,
}

const MAX_LIST = 1000

/** Highest values that settings and requests may ask for. Algolia's limits are used where it has one. */
export const SETTING_LIMITS = {
  distinct: [0, 4],
  hitsPerPage: [0, 1000],
  paginationLimitedTo: [0, 20_000],
  maxValuesPerFacet: [1, 1000],
  maxFacetHits: [1, 100],
  minWordSizefor1Typo: [0, 1000],
  minWordSizefor2Typos: [0, 1000],
  minProximity: [1, 7],
} as const satisfies { [name in keyof IndexSettings]?: readonly [number, number] }
export type LimitedSetting = keyof typeof SETTING_LIMITS

const flag = z.boolean('expected true or false')
const text = z.string('expected a text')
/** Limited because tags stand around every highlighted word of every hit. */
export const MAX_TAG = 200
const tag = text.max(MAX_TAG, `expected at most ${MAX_TAG} characters`)
const name = text.min(1, 'expected a name').max(500, 'expected a name of at most 500 characters')
const names = z.array(name, 'expected a list of texts').max(MAX_LIST, `expected at most ${MAX_LIST} texts`)
/** Algolia takes a list of languages for some switches. One language in the list turns the switch on. */
const flagOrLanguages = z
  .union([flag, names], 'expected true, false or a list of languages')
  .transform((value) => (typeof value === 'boolean' ? value : value.length > 0))

function whole(setting: LimitedSetting, or = '') {
  const [from, to] = SETTING_LIMITS[setting]
  const message = `expected ${or}a whole number from ${from} to ${to}`
  return z.int(message).min(from, message).max(to, message)
}

function oneOf<const T extends string>(values: readonly T[]) {
  return z.enum(values, `expected one of ${values.join(', ')}`)
}

export function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (typeof value !== 'object' || depth > 20) return false
  return Object.values(value).every((part) => part === undefined || isJson(part, depth + 1))
}
const json = z.custom<Json>((value) => isJson(value), 'expected plain JSON')

const RANKED = /^(?:asc|desc)\([^()]{1,500}\)$/
const rankedName = text.regex(RANKED, 'expected asc(attribute) or desc(attribute)')
const MAX_CRITERIA = 50
/** Criteria of a ranking, in settings and in requests. Each of them is another comparison of hits. */
export const rankingSchema = z
  .array(
    z.union([z.enum(RANKING_CRITERIA), rankedName], `expected ${RANKING_CRITERIA.join(', ')}, asc(…) or desc(…)`),
    'expected a list of texts',
  )
  .max(MAX_CRITERIA, `expected at most ${MAX_CRITERIA} criteria`)
const DECLARED = /^(?:(?:searchable|filterOnly|afterDistinct)\()?(?:searchable\(|afterDistinct\()?[^()]{1,500}\){0,2}$/

const fields = {
  searchableAttributes: names,
  attributesForFaceting: z
    .array(
      text.regex(DECLARED, 'expected attribute, searchable(…), filterOnly(…) or afterDistinct(…)'),
      'expected a list of texts',
    )
    .max(MAX_LIST, `expected at most ${MAX_LIST} texts`),
  unretrievableAttributes: names,
  attributesToRetrieve: names,
  ranking: rankingSchema,
  customRanking: z.array(rankedName, 'expected a list of texts').max(50, 'expected at most 50 attributes'),
  numericAttributesForFiltering: names,
  attributeForDistinct: name,
  distinct: z
    .union([flag, whole('distinct', 'true, false or ')], 'expected true, false or a whole number from 0 to 4')
    .transform(Number),
  attributesToHighlight: names,
  attributesToSnippet: names,
  highlightPreTag: tag,
  highlightPostTag: tag,
  snippetEllipsisText: tag,
  restrictHighlightAndSnippetArrays: flag,
  hitsPerPage: whole('hitsPerPage'),
  paginationLimitedTo: whole('paginationLimitedTo'),
  maxValuesPerFacet: whole('maxValuesPerFacet'),
  sortFacetValuesBy: oneOf(['count', 'alpha']),
  maxFacetHits: whole('maxFacetHits'),
  // Algolia's own type spells all four values as texts.
  typoTolerance: z
    .union(
      [flag, z.enum(['min', 'strict', 'unknown', 'true', 'false'])],
      'expected true, false, min, strict or unknown',
    )
    .transform((value) => (value === 'true' ? true : value === 'false' ? false : value)),
  minWordSizefor1Typo: whole('minWordSizefor1Typo'),
  minWordSizefor2Typos: whole('minWordSizefor2Typos'),
  allowTyposOnNumericTokens: flag,
  disableTypoToleranceOnWords: names,
  disableTypoToleranceOnAttributes: names,
  disablePrefixOnAttributes: names,
  disableExactOnAttributes: names,
  exactOnSingleWordQuery: oneOf(['attribute', 'none', 'word']),
  queryType: oneOf(['prefixLast', 'prefixAll', 'prefixNone']),
  removeWordsIfNoResults: oneOf(['none', 'lastWords', 'firstWords', 'allOptional']),
  indexLanguages: names,
  queryLanguages: names,
  ignorePlurals: flagOrLanguages,
  removeStopWords: flagOrLanguages,
  decompoundQuery: flag,
  optionalWords: z.union([names, text.transform((words) => [words])], 'expected a text or a list of texts'),
  minProximity: whole('minProximity'),
  replaceSynonymsInHighlight: flag,
  responseFields: names,
  renderingContent: z.record(z.string(), json, 'expected an object'),
  userData: json,
} satisfies { [name in keyof IndexSettings]: z.ZodType<IndexSettings[name]> }

const schema = z.object(fields).partial()

/** Reads settings by Algolia's names. `null` means the default; unknown names are left out. Throws `SearchError` 400. */
export function parseSettings(input: unknown): Partial<IndexSettings> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new SearchError(400, `Settings: expected an object, not ${toShortValue(input)}`)
  }
  const values = Object.entries(input)
  const given = values.filter(([name, value]) => value !== undefined && (value !== null || name === 'userData'))
  const read = schema.safeParse(Object.fromEntries(given))
  if (!read.success) throw new SearchError(400, toMessage(read.error, new Map(given)))
  const cleared = values.filter(([name, value]) => value === null && Object.hasOwn(fields, name))
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS))
  return { ...Object.fromEntries(cleared.map(([name]) => [name, defaults.get(name)])), ...read.data }
}

/** Fields that Algolia takes beside settings and that have no effect here: those for experiments and analytics, and those that its clients send back from an answer. */
const WITHOUT_EFFECT = new Set([
  'version',
  'allowCompressionOfIntegerArray',
  'advancedSyntaxFeatures',
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'enableABTest',
  'enablePersonalization',
  'enableReRanking',
  'personalizationImpact',
  'percentileComputation',
  'userToken',
])

/** Throws a `SearchError` 400 that names the settings which would have no effect. Such settings that are stored already do no harm. */
export function refuseUnknownSettings(input: unknown): void {
  if (typeof input !== 'object' || input === null) return
  const others = Object.entries(input).filter(
    ([name, value]) => value !== null && !Object.hasOwn(fields, name) && !WITHOUT_EFFECT.has(name),
  )
  refuseUnsupported('setting', others)
}

function toMessage(error: z.ZodError, given: ReadonlyMap<string, unknown>): string {
  const issue = error.issues[0]
  const [setting, place] = issue?.path ?? []
  const value = given.get(String(setting))
  const part = typeof place === 'number' && Array.isArray(value) ? value[place] : value
  const where = typeof place === 'number' ? `${String(setting)}[${place}]` : String(setting)
  return `Setting ${where}: ${issue?.message ?? 'not accepted'}, not ${toShortValue(part)}`
}
