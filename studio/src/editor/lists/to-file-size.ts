const STEP = 1024
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats bytes in a language (BCP 47), with at most one decimal for small figures: `1.4 MB`, `141 kB`. */
export function toFileSize(bytes: number, language: string): string {
  const step = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1)
  const figure = bytes / STEP ** step
  const maximumFractionDigits = step > 1 && figure < 10 ? 1 : 0
  return new Intl.NumberFormat(language, { style: 'unit', unit: UNITS[step], maximumFractionDigits }).format(figure)
}
