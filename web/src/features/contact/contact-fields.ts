import type { MessageKey } from '@menagerie/brands/messages'

/** Fields that people see, in the order of the list of errors, with their labels (names: spec §3). */
export const CONTACT_LABELS = {
  asunto: 'contact.topic',
  company: 'contact.company',
  address: 'contact.address',
  'first-name': 'contact.firstName',
  'last-name': 'contact.lastName',
  email: 'contact.email',
  phone: 'contact.phone',
  'código-postal': 'contact.postcode',
  provincia: 'contact.province',
  'about-product': 'contact.aboutProduct',
  'product-name': 'contact.productName',
  message: 'contact.message',
  privacidad: 'contact.privacy',
} as const satisfies Readonly<Record<string, MessageKey>>
export type ContactField = keyof typeof CONTACT_LABELS
export const CONTACT_FIELDS = Object.keys(CONTACT_LABELS).filter(isContactField)

export function isContactField(name: string): name is ContactField {
  return name in CONTACT_LABELS
}

/** Besides digits, in a number of telephone (contract/src/forms.ts). */
export const PHONE_SIGNS = '+ ( ) - /'

/** People neither see nor reach these; whatever fills them is a program (spec §5). */
export const TRAPS = ['interest-pharma', 'bot-field'] as const

export type ContactForm = 'contact' | 'contact-es' | 'contact-business'
