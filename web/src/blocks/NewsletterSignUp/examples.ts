import type { NewsletterSignUpBlock } from './schema.ts'

const FULL: NewsletterSignUpBlock = {
  id: 'full',
  blockType: 'NewsletterSignUp',
  title: 'Once a month, from a house full of animals',
  text: 'A good idea, a recipe and what is new. It ends with one press.',
  link: { type: 'page', kind: 'page', pageLink: 'example-page' },
  buttonText: 'About the newsletter',
}

export const newsletterSignUpExamples: NewsletterSignUpBlock[] = [
  FULL,
  { ...FULL, id: 'title-only', text: undefined },
  { ...FULL, id: 'long-words', title: 'Nahrungsmittelunverträglichkeitsberatungsgespräche' },
]
