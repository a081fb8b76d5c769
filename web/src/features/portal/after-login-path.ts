import type { BrandLocale, LocaleCode } from '@menagerie/sites/brand-locale'

/** Spec §2, Login form; `{product}` is the brand's key (reading 14). */
const PATHS: Readonly<Record<LocaleCode, string | undefined>> = {
  en_US: undefined,
  es_ES: 'para-empresas/portal-cliente',
  en_GB: '{product}-business/business-portal',
  nl_NL: 'zakelijk/zakelijk-portal',
  no_NO: undefined,
  fr_FR: 'espace-revendeurs/portail-revendeurs',
  de_DE: 'haendler-registrierung/haendlerportal',
  fr_BE: 'business/business-portal',
  nl_BE: 'business/business-portal',
  pl_PL: undefined,
  it_IT: undefined,
  hu_HU: undefined,
  ru_RU: undefined,
  cs_CZ: undefined,
  ua_UA: undefined,
  da_DK: undefined,
  fi_FI: undefined,
  sv_SE: undefined,
}

/** Without one a customer goes back to the page that sent them to sign in, else home. */
export function afterLoginPath({ code, brand }: BrandLocale): string | undefined {
  return PATHS[code]?.replace('{product}', brand)
}
