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
  'stores.apply': 'Show stores',
  'stores.carriesAll': 'This store carries our full range.',
  'stores.cluster': 'Stores here: {count}',
  'stores.count': '{count, plural, one {# store} other {# stores}}',
  'stores.countNear':
    '{count, plural, one {{place}: # store within 50 km (31 mi)} other {{place}: # stores within 50 km (31 mi)}}',
  'stores.empty': 'There are no stores here yet.',
  'stores.kind': 'Kind of store',
  'stores.kindFeed': 'Feed store',
  'stores.kindGarden': 'Garden center',
  'stores.kindOther': 'Other store',
  'stores.kindPet': 'Pet store',
  'stores.map': 'Map of the stores',
  'stores.nearCount': '{place}: stores within 50 km (31 mi): {count}',
  'stores.nearest': 'Stores nearby',
  'stores.noneAtAll': '{place}: no store within 50 km (31 mi).',
  'stores.noneMatch': 'No store fits what you have chosen.',
  'stores.noneNear': '{place}: no store within 50 km (31 mi). The nearest one is {name}, {distance} away.',
  'stores.note':
    'Not every store carries our full range. Looking for something in particular? Where a phone number is given, call before you set out.',
  'stores.noteHas': 'You are looking for {product}. These stores have it in their range.',
  'stores.notePlain': 'This store may not carry our full range.',
  'stores.noteProduct':
    'You are looking for {product}. Not every store carries our full range: where a phone number is given, call before you set out.',
  'stores.noteShop': 'This store may not carry our full range: call before you set out.',
  'stores.online': 'Online stores',
  'stores.points': 'Stores',
  'stores.showAll': 'Show all stores',
  'stores.toOnline': 'To the online stores',
  'stores.unknownPlace':
    'We do not know the place “{place}”. Check the spelling, or try a larger town nearby. All stores are shown.',
} as const satisfies Partial<Record<MessageKey, string>>
