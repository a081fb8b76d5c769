import type { BrandKey } from '@menagerie/sites/brand-locale'

/** Spec §9: a year. */
const MAX_AGE_S = 31_536_000

/** Set by `locale-switch`, declared by `consent` on /cookies. It only records that there was a choice, so it needs no consent. */
export const LOCALE_COOKIE = {
  nameOf: (brand: BrandKey) => `${brand}_manually_switched`,
  maxAgeS: MAX_AGE_S,
} as const
