import { defineBlock } from '../define-block.tsx'
import { loadNewsletterSignUp } from './load.ts'
import { NewsletterSignUp } from './NewsletterSignUp.tsx'

export const newsletterSignUpDefinition = defineBlock({
  type: 'NewsletterSignUp',
  load: loadNewsletterSignUp,
  Component: NewsletterSignUp,
})
