import type { Language } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { readSheet } from '../words/read-sheet.ts'

const tailwell = z.strictObject({
  path: requiredText,
  title: requiredText,
  sub: requiredText,
  meta: requiredText,
  inside: requiredText,
  how: requiredText,
  'by-mail': requiredText,
  /** Used if the site's newsletter page has a form. */
  'by-form': requiredText.optional(),
  'to-stop': requiredText,
})

/** Texts of Tailwell. The other brand has its own texts about the content, where it is sold. */
const newsletterWordsSchema = z.strictObject({
  tailwell,
  aldergrove: tailwell.pick({ sub: true, inside: true }).optional(),
})

/** Reads the texts of the newsletter's page; `{brand}` and `{mail}` are filled in. All except the titles are markup. */
export const readNewsletterWords = (language: Language): z.output<typeof newsletterWordsSchema> =>
  readSheet(language, 'newsletter.md', newsletterWordsSchema)
