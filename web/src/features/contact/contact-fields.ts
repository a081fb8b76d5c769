import { CONTACT_LABELS } from '@menagerie/sites/contact-labels'

export type ContactField = keyof typeof CONTACT_LABELS
/** In the order of the list of errors. */
export const CONTACT_FIELDS = Object.keys(CONTACT_LABELS).filter(isContactField)

export function isContactField(name: string): name is ContactField {
  return name in CONTACT_LABELS
}

/** Besides digits, in a number of telephone (contract/src/read-telephone.ts). */
export const PHONE_SIGNS = '+ ( ) - . /'

/** People neither see nor reach these; whatever fills them is a program (spec §5). */
export const TRAPS = ['interest-pharma', 'bot-field'] as const

export type ContactFormName = 'contact' | 'contact-es' | 'contact-business'
