import { BRAND_LOCALES } from '@menagerie/sites/locales'

/** Sites with demo content: those of the specification. The company may have others, which begin empty. */
const CODES: Readonly<Record<string, string>> = {
  tailwell:
    'en_US es_ES en_GB nl_NL no_NO fr_FR de_DE fr_BE nl_BE pl_PL it_IT hu_HU ru_RU cs_CZ ua_UA da_DK fi_FI sv_SE',
  aldergrove: 'nl_NL de_DE fr_FR it_IT en_GB',
}
const IDS = new Set(
  Object.entries(CODES).flatMap(([brand, codes]) => codes.split(' ').map((code) => `${brand}/${code}`)),
)

export const DEMO_SITES = BRAND_LOCALES.filter(({ id }) => IDS.has(id))

/** Returns whether the company of this process has all the sites of the demo. */
export const isDemoCompany = (): boolean => DEMO_SITES.length === IDS.size
