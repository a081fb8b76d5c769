import type { AnswerGeolocale } from '../geo/answer-geolocale.ts'

/** Knows no visitor's place, for tests that do not ask for it. */
export const nowhere: AnswerGeolocale = async () => ({ status: 200, json: { locale: '' } })
