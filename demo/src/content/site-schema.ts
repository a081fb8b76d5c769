import { redirectPathSchema } from '@menagerie/contract/redirect'
import { z } from 'zod'
import { text } from './text-schema.ts'

const address = z.url({ protocol: /^https$/ })

export const redirectSchema = z.strictObject({
  from: redirectPathSchema,
  match: z.enum(['exact', 'prefix']),
  /** `page:NAME` or `product:SKU`. */
  target: text,
  status: z.enum(['301', '302']).default('301'),
  note: text,
})
export type DemoRedirect = z.input<typeof redirectSchema>
export type CheckedRedirect = z.output<typeof redirectSchema>

export const searchSettingsSchema = z.strictObject({
  terms: z.array(text.max(100)).min(3),
  spotlightLabel: text.max(100),
  spotlightTarget: text,
  spotlightPicture: text,
  /** Skus; those without a text on the site wait for it. */
  products: z.array(text).min(3),
})
export type DemoSearchSettings = z.infer<typeof searchSettingsSchema>

export const siteSettingsSchema = z.strictObject({
  company: z.strictObject({ name: text, address: text, emailAddress: z.email() }),
  sharePicture: text,
  accreditation: z.strictObject({ picture: text, link: address }),
  otherCountries: z.array(z.strictObject({ name: text, flag: z.string().regex(/^[A-Z]{2}$/), link: address })).min(1),
})
export type DemoSiteSettings = z.infer<typeof siteSettingsSchema>
