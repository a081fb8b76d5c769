import type { IncomingMessage } from 'node:http'
import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import type { Translate } from '@menagerie/sites/translate'
import { detectLocale, toSuggestion } from '../../features/locale-switch/detect-locale.ts'
import type { LocaleSuggestion } from '../../features/locale-switch/suggestion.ts'
import type { FindOrigin } from '../http/host.ts'
import type { CountryOf } from './find-country.ts'

type Geolocale = { locale: string; suggestion?: LocaleSuggestion | undefined } | { error: string }
type GeolocaleAnswer = { status: 200 | 400 | 421; json: Geolocale }
/** `lang`: BCP 47 tag of the page that asks; given, the answer contains the texts to show. */
export type AnswerGeolocale = (request: IncomingMessage, lang: string | undefined) => Promise<GeolocaleAnswer>

type Options = {
  countryOf: CountryOf
  brandOf: (host: string | undefined) => BrandKey | undefined
  translatorOf: (site: BrandLocale) => Translate
}

/** Spec §7: answers `{locale}` by the visitor's country, '' when that is unknown (spec §8). */
export function answerGeolocale({ countryOf, brandOf, translatorOf }: Options): AnswerGeolocale {
  return async (request, lang) => {
    const brand = brandOf(request.headers.host)
    if (brand === undefined) return { status: 421, json: { error: 'This host is none of ours.' } }
    const country = await countryOf(request)
    const locale = detectLocale(brand, country)
    if (lang === undefined) return { status: 200, json: { locale } }
    const site = localesOf(brand).find(({ iso }) => iso === lang)
    if (site === undefined)
      return { status: 400, json: { error: `The brand has no locale with the language ${lang}.` } }
    return { status: 200, json: { locale, suggestion: toSuggestion(site, country, translatorOf(site)) } }
  }
}

export function brandFinder(findOrigin: FindOrigin, { resolve }: Pick<Addressing, 'resolve'>): Options['brandOf'] {
  return (host) => {
    const origin = findOrigin(host)
    return origin === undefined ? undefined : resolve(origin, '/')?.site.brand
  }
}
