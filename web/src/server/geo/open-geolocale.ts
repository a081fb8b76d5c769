import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Translate } from '@menagerie/sites/translate'
import type { Env } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import type { FindOrigin } from '../http/host.ts'
import { type AnswerGeolocale, answerGeolocale, brandFinder } from './answer-geolocale.ts'
import { findCountryWith } from './find-country.ts'
import { openCountries } from './open-countries.ts'

type Options = {
  env: Env
  log: Log
  addressing: Addressing
  translatorOf: (site: BrandLocale) => Translate
}

/** Opens `/geolocale` for each origin; all share one database. */
export function openGeolocale({
  env,
  log,
  addressing,
  translatorOf,
}: Options): (origin: FindOrigin) => AnswerGeolocale {
  const countryOf = findCountryWith(env, openCountries(env.GEO_DATABASE, log))
  return (findOrigin) => answerGeolocale({ countryOf, brandOf: brandFinder(findOrigin, addressing), translatorOf })
}
