import type { AnswerGeolocale } from '../geo/answer-geolocale.ts'

/** For sites that nobody asks where visitors are. */
export const nowhere: AnswerGeolocale = async () => ({ status: 200, json: { locale: '' } })
