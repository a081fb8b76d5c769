import { CONTACT_LABELS } from '@menagerie/sites/contact-labels'

export type ContactField = keyof typeof CONTACT_LABELS
/** In the order of the error list. */
export const CONTACT_FIELDS = Object.keys(CONTACT_LABELS).filter(isContactField)

export function isContactField(name: string): name is ContactField {
  return name in CONTACT_LABELS
}

/** Signs allowed in a telephone number besides digits (contract/src/read-telephone.ts). */
export const PHONE_SIGNS = '+ ( ) - . /'

/** Honeypots: people neither see nor reach these, so a filled one means a bot (spec §5). */
export const TRAPS = ['interest-pharma', 'bot-field'] as const

export type ContactFormName = 'contact' | 'contact-es' | 'contact-business'
