/** The offer of `/geolocale` to visitors that may be elsewhere, in the page's language except for the offers' own names. */
export type LocaleSuggestion = {
  text: string
  stay: string
  /** Empty: any country, by the locale popup. `lang` identifies the link in the page's locale popup. */
  offers: { lang: string; label: string }[]
}
