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
  /** For sites whose page has a form. */
  'by-form': requiredText.optional(),
  'to-stop': requiredText,
})

/** Words of Tailwell; where the other brand is sold, it has its own words for what is inside. */
const newsletterWordsSchema = z.strictObject({
  tailwell,
  aldergrove: tailwell.pick({ sub: true, inside: true }).optional(),
})

/** What the page of the newsletter says; `{brand}` and `{mail}` are filled in. All but the titles is markup. */
export const readNewsletterWords = (language: Language): z.output<typeof newsletterWordsSchema> =>
  readSheet(language, 'newsletter.md', newsletterWordsSchema)
