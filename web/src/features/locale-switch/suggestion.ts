/** The offer of `/geolocale` to visitors that may be elsewhere, in the page's language but for the offers' own names. */
export type LocaleSuggestion = {
  text: string
  stay: string
  /** Empty: any country, from the locale popup. `lang`: by which its link is found in the page's locale popup. */
  offers: { lang: string; label: string }[]
}
