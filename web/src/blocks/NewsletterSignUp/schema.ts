import { anyBlockSchema } from '@menagerie/contract/block'
import { linkSchema } from '@menagerie/contract/link'
import { z } from 'zod'

/** Signs up for the newsletter on any page; `link` is the newsletter's page, which shows the answer. */
export const newsletterSignUpSchema = anyBlockSchema.extend({
  blockType: z.literal('NewsletterSignUp'),
  title: z.string().min(1),
  text: z.string().optional(),
  link: linkSchema.optional(),
  buttonText: z.string().min(1),
})

export type NewsletterSignUpBlock = z.infer<typeof newsletterSignUpSchema>
