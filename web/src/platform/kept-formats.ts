/**
 * Caches formats by language (BCP 47): creating one takes longer than using it a hundred times and leaves much
 * garbage, which pages of three hundred stores, or many searches at a time, would pay for.
 */
export const numberFormat = keep(
  (iso: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(iso, options),
)
export const dateFormat = keep(
  (iso: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(iso, options),
)
export const collator = keep((iso: string) => new Intl.Collator(iso))
export const regionNames = keep((iso: string) => new Intl.DisplayNames(iso, { type: 'region' }))
export const languageNames = keep((iso: string) => new Intl.DisplayNames(iso, { type: 'language' }))

/** Options come from code, so there are few different ones. */
function keep<Options, Format>(make: (iso: string, options?: Options) => Format) {
  const made = new Map<string, Format>()
  return (iso: string, options?: Options): Format => {
    const name = options === undefined ? iso : iso + JSON.stringify(options)
    const format = made.get(name) ?? make(iso, options)
    made.set(name, format)
    return format
  }
}
