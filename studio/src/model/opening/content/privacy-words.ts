import { LANGUAGES } from '@menagerie/sites/languages'
import { z } from 'zod'
import words from './privacy-words.json' with { type: 'json' }

const privacyWordsSchema = z.object({
  title: z.string(),
  path: z.string(),
  /** Note that the page is a sample, and what to do before it is published. */
  sample: z.string(),
  /**
   * Sections with heading and text: controller, forms, newsletter, accounts, cookies, emails and logs, rights; `[…]`
   * must be filled in by the company.
   */
  sections: z.array(z.tuple([z.string(), z.string()])),
})

/** Texts of a new site's sample privacy page. They describe the data that the product stores: docs/security/privacy.md. */
export const PRIVACY_WORDS = z.record(z.enum(LANGUAGES), privacyWordsSchema).parse(words)
