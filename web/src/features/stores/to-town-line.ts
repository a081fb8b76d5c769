type Town = { postal_code?: string | undefined; city?: string | undefined; province?: string | undefined }

/** Countries that write the town before its postcode: returns what follows the town, as their postal services require. */
const TOWN_FIRST: Record<string, (code: string, province: string) => string> = {
  US: (code, province) => (province === '' ? ` ${code}` : `, ${province} ${code}`),
  GB: (code) => ` ${code}`,
  LV: (code) => `, ${code}`,
  RU: (code) => `, ${code}`,
  UA: (code) => `, ${code}`,
}

/** Returns the line of an address with the town, as its country writes it: `3511 AB Utrecht`, `Chicago, Illinois 60622`. */
export function toTownLine(country: string, { postal_code: code = '', city = '', province = '' }: Town): string {
  const toEnd = TOWN_FIRST[country]
  if (toEnd === undefined || city === '' || code === '') return `${code} ${city}`.trim()
  return `${city}${toEnd(code, province)}`
}
