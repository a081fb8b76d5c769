import { z } from 'zod'
import { emailSchema } from './accounts.ts'

const address = z.url({ protocol: /^https?$/ })
const pageKey = z.string().min(1)

/** Settings of a site's features. Missing fields have the value of the company's folder. */
const siteFeaturesSchema = z.object({
  /** Whether the newsletter form is shown. */
  newsletter: z.boolean().optional(),
  /** Key of the page that customers see after they have signed in. */
  portal: pageKey.optional(),
  /** Key of the page that is shown after a contact form was sent. */
  thankYou: pageKey.optional(),
  /** Key of the privacy page that forms link to where they ask for personal data. */
  privacy: pageKey.optional(),
  /** Keys of the pages linked beside the consent box of the contact form, on sites whose form has one. */
  legalPrivacy: pageKey.optional(),
  legalTerms: pageKey.optional(),
  /** Amazon's domain for the site's country; empty if Amazon does not deliver there. */
  amazon: z.string().optional(),
})

/** Settings of a brand-locale. Pictures are media keys. */
export const siteSettingsBodySchema = z.object({
  /** Countries without a locale of their own, shown in the locale popup (reading 6). `flag` = ISO 3166-1 alpha-2. */
  otherCountries: z.array(z.object({ name: z.string().min(1), flag: z.string().regex(/^[A-Z]{2}$/), link: address })),
  accreditation: z.object({ image: z.string(), link: address.optional() }).optional(),
  /** For pages without a share image of their own. */
  shareImage: z.string().optional(),
  company: z
    .object({
      name: z.string().optional(),
      /** Logo of the employer in job adverts; without it the brand's logo is used. */
      logo: z.string().optional(),
      address: z.string().optional(),
      emailAddress: emailSchema.optional(),
      telephone: z.string().optional(),
    })
    .optional(),
  features: siteFeaturesSchema.optional(),
})
export type SiteSettingsBody = z.infer<typeof siteSettingsBodySchema>
