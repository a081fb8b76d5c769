import { z } from 'zod'
import { emailSchema } from './accounts.ts'

const address = z.url({ protocol: /^https?$/ })
const pageKey = z.string().min(1)

/** What a site has beyond what all have. What is left out is as the company's folder says. */
const siteFeaturesSchema = z.object({
  /** Whether the form of the newsletter shows. */
  newsletter: z.boolean().optional(),
  /** Key of the page where customers go after they have signed in. */
  portal: pageKey.optional(),
  /** Key of the page that a sent contact form leads to. */
  thankYou: pageKey.optional(),
  /** Key of the page that forms link where they ask for something of a person. */
  privacy: pageKey.optional(),
  /** Keys of the pages beside the consent box of the contact form, on sites whose form has one. */
  legalPrivacy: pageKey.optional(),
  legalTerms: pageKey.optional(),
  /** Amazon's domain that delivers there; empty: none does. */
  amazon: z.string().optional(),
})

/** What editors set once for a whole brand-locale. Pictures are media keys. */
export const siteSettingsBodySchema = z.object({
  /** Countries without a locale of their own, shown in the locale popup (reading 6). `flag` = ISO 3166-1 alpha-2. */
  otherCountries: z.array(z.object({ name: z.string().min(1), flag: z.string().regex(/^[A-Z]{2}$/), link: address })),
  accreditation: z.object({ image: z.string(), link: address.optional() }).optional(),
  /** For pages that bring none of their own. */
  shareImage: z.string().optional(),
  company: z
    .object({
      name: z.string().optional(),
      /** Logo of the employer in adverts; the brand's own without one. */
      logo: z.string().optional(),
      address: z.string().optional(),
      emailAddress: emailSchema.optional(),
      telephone: z.string().optional(),
    })
    .optional(),
  features: siteFeaturesSchema.optional(),
})
export type SiteSettingsBody = z.infer<typeof siteSettingsBodySchema>
