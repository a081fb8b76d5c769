import type { AnswerGeolocale } from '../geo/answer-geolocale.ts'

/** For sites that are not asked where visitors are. */
export const nowhere: AnswerGeolocale = async () => ({ status: 200, json: { locale: '' } })
