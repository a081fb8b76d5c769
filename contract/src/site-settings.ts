import { z } from 'zod'
import { emailSchema } from './accounts.ts'

const address = z.url({ protocol: /^https?$/ })

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
})
export type SiteSettingsBody = z.infer<typeof siteSettingsBodySchema>
