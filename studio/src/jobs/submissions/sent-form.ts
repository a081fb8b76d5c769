import type { Submission } from '@menagerie/contract/submissions'
import type { BrandLocale } from '@menagerie/sites/brand-locale'

/** A submitted form with its site. */
export type SentForm = Submission & { site: BrandLocale }
