import type { MessageKey } from './translate.ts'

/** The English catalogue is British; these are the texts that the United States write in another way. */
export const AMERICAN_ENGLISH = {
  'facet.color': 'Color',
  'facet.flavor': 'Flavor',
  'product.perLitre': '{price} per liter',
  'specification.color': 'Color',
  'specification.flavor': 'Flavor',
} as const satisfies Partial<Record<MessageKey, string>>
