type Town = { postal_code?: string | undefined; city?: string | undefined; province?: string | undefined }

/** Where the town comes before its postcode: what stands between them, of what the post there asks for. */
const TOWN_FIRST: Record<string, (code: string, province: string) => string> = {
  US: (code, province) => (province === '' ? ` ${code}` : `, ${province} ${code}`),
  GB: (code) => ` ${code}`,
  LV: (code) => `, ${code}`,
  RU: (code) => `, ${code}`,
  UA: (code) => `, ${code}`,
}

/** The line of an address that names the town, as it is written in its country: `3511 AB Utrecht`, `Chicago, Illinois 60622`. */
export function toTownLine(country: string, { postal_code: code = '', city = '', province = '' }: Town): string {
  const toEnd = TOWN_FIRST[country]
  if (toEnd === undefined || city === '' || code === '') return `${code} ${city}`.trim()
  return `${city}${toEnd(code, province)}`
}
