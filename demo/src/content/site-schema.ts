import { redirectPathSchema } from '@menagerie/contract/redirect'
import { z } from 'zod'
import { requiredText } from './text-schema.ts'

const address = z.url({ protocol: /^https$/ })

export const redirectSchema = z.strictObject({
  from: redirectPathSchema,
  match: z.enum(['exact', 'prefix']),
  /** `page:NAME` or `product:SKU`. */
  target: requiredText,
  status: z.enum(['301', '302']).default('301'),
  note: requiredText,
})
export type DemoRedirect = z.input<typeof redirectSchema>
export type CheckedRedirect = z.output<typeof redirectSchema>

export const searchSettingsSchema = z.strictObject({
  terms: z.array(requiredText.max(100)).min(3),
  spotlightLabel: requiredText.max(100),
  spotlightTarget: requiredText,
  spotlightPicture: requiredText,
  /** SKUs; those without a text on the site are not shown until they have one. */
  products: z.array(requiredText).min(3),
})
export type DemoSearchSettings = z.infer<typeof searchSettingsSchema>

export const siteSettingsSchema = z.strictObject({
  company: z.strictObject({ name: requiredText, address: requiredText, emailAddress: z.email() }),
  sharePicture: requiredText,
  accreditation: z.strictObject({ picture: requiredText, link: address }),
  otherCountries: z
    .array(z.strictObject({ name: requiredText, flag: z.string().regex(/^[A-Z]{2}$/), link: address }))
    .min(1),
})
export type DemoSiteSettings = z.infer<typeof siteSettingsSchema>
