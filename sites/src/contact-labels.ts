import type { COMPANY_TOPICS, FORM_SCHEMAS } from '@menagerie/contract/forms'
import type { z } from 'zod'
import type { MessageKey } from './translate.ts'

type FieldOf<Form extends keyof typeof FORM_SCHEMAS> = Form extends unknown
  ? keyof z.infer<(typeof FORM_SCHEMAS)[Form]>
  : never
/** Names the form and its page, holds traps for programs, and an extension is typed into the field of its number. */
type Unlabelled = 'form-name' | 'subject' | 'bot-field' | 'interest-pharma' | 'phone-extension'
/** The tick stays in the browser: it shows the field of the product's name. */
type LabelledField = Exclude<FieldOf<'contact' | 'contact-es' | 'contact-business'>, Unlabelled> | 'about-product'

/** Fields of the contact forms that people see, in their order, with their labels (names: spec §3). A field of the contract without one does not compile. */
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
} as const satisfies Readonly<Record<LabelledField, MessageKey>>

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
