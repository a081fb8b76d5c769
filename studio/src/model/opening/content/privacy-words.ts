import { LANGUAGES } from '@menagerie/sites/languages'
import { z } from 'zod'
import words from './privacy-words.json' with { type: 'json' }

const privacyWordsSchema = z.object({
  title: z.string(),
  path: z.string(),
  /** Says that the page is a sample, and what is to be done before it is published. */
  sample: z.string(),
  /** Responsible, forms, newsletter, accounts, cookies, e-mails and logs, rights: a heading and its text; `[…]` is for the company to fill in. */
  sections: z.array(z.tuple([z.string(), z.string()])),
})

/** Texts of the page about personal data that a new site begins with. They say what the product itself keeps: docs/security/privacy.md. */
export const PRIVACY_WORDS = z.record(z.enum(LANGUAGES), privacyWordsSchema).parse(words)
