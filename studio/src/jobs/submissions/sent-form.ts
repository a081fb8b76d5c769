import type { Submission } from '@menagerie/contract/submissions'
import type { BrandLocale } from '@menagerie/sites/brand-locale'

/** What a visitor sent, and on which site. */
export type SentForm = Submission & { site: BrandLocale }
