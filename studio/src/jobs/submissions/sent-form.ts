import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { Submission } from '@menagerie/contract/submissions'

/** What a visitor sent, and on which site. */
export type SentForm = Submission & { site: BrandLocale }
