import type { MessageKey } from './translate.ts'

/** Texts that American English writes differently; the English catalogue is British. */
export const AMERICAN_ENGLISH = {
  'facet.color': 'Color',
  'facet.flavor': 'Flavor',
  'portal.loginIntro': 'For stores that have an account with us.',
  'portal.postcode': 'Postal code',
  'portal.registerIntro':
    'Tell us about your store. We look at every application ourselves and write to you as soon as it is decided.',
  'product.perLitre': '{price} per liter',
  'specification.color': 'Color',
  'specification.flavor': 'Flavor',
  'stores.kindGarden': 'Garden center',
  'stores.online': 'Online stores',
  'stores.toOnline': 'To the online stores',
} as const satisfies Partial<Record<MessageKey, string>>
