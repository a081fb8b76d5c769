import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { z } from 'zod'
import { type Log, toErrorFields } from '../../platform/log.ts'

/** The country of an address as ISO 3166-1 alpha-2, undefined when it is not known. */
export type CountryOfAddress = (address: string) => Promise<string | undefined>

/** Record formats of MaxMind's databases and of the small ones of ip-location-db. */
const recordSchema = z.union([
  z.object({ country_code: z.string() }).transform((record) => record.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((record) => record.country.iso_code),
])

const OWN_DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Reads the file, 8 MB, when an address is first asked for: a site behind a CDN that reports the country never does. */
export function openCountries(file: string | undefined, log: Log): CountryOfAddress {
  let opening: Promise<Reader<CountryResponse> | undefined> | undefined
  return async (address) => {
    opening ??= open(file, log)
    const reader = await opening
    const record = recordSchema.safeParse(reader?.get(address))
    return record.success ? record.data : undefined
  }
}

/** A database that cannot be read is logged once; the country of visitors is then unknown. */
async function open(file: string | undefined, log: Log): Promise<Reader<CountryResponse> | undefined> {
  const path = file ?? createRequire(import.meta.url).resolve(OWN_DATABASE)
  try {
    return new Reader<CountryResponse>(await readFile(path))
  } catch (error) {
    log.error('The database of countries cannot be read: visitors are asked for theirs', {
      path,
      ...toErrorFields(error),
    })
    return undefined
  }
}
