import type { COMPANY_TOPICS } from '@menagerie/contract/forms'
import type { MessageKey } from './translate.ts'

/** Fields of the contact forms that people see, in their order, with their labels (names: spec §3). */
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

/** Beside the number as it was typed, kept apart. Without the sentence of the tick: that it was ticked is what counts. */
const { privacidad: _, ...SEEN } = CONTACT_LABELS
export const SENT_LABELS: Readonly<Record<string, MessageKey>> = {
  // The title of the page that the form stands on.
  subject: 'contact.topic',
  ...SEEN,
  'phone-extension': 'contact.phoneExtension',
}

/** What browsers send for them is `on`; people read a tick. */
export const TICKS: ReadonlySet<string> = new Set(['about-product', 'privacidad'])
export const TICKED = '✓'

/** What people read for the topics of the Spanish form (spec §9). */
export const TOPIC_LABELS = {
  general: 'contact.topicGeneral',
  commercial: 'contact.topicCommercial',
  marketing: 'contact.topicMarketing',
  claims: 'contact.topicClaims',
  other: 'contact.topicOther',
} as const satisfies Readonly<Record<(typeof COMPANY_TOPICS)[number], MessageKey>>
