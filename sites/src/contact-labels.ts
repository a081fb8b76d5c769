import type { COMPANY_TOPICS, FORM_SCHEMAS } from '@menagerie/contract/forms'
import type { z } from 'zod'
import type { MessageKey } from './translate.ts'

type FieldOf<Form extends keyof typeof FORM_SCHEMAS> = Form extends unknown
  ? keyof z.infer<(typeof FORM_SCHEMAS)[Form]>
  : never
/** Fields without a label: names of the form and its page, honeypots for bots, and the extension, which is typed into the field of the telephone number. */
type Unlabelled = 'form-name' | 'subject' | 'bot-field' | 'interest-pharma' | 'phone-extension'
/** `about-product` is no field of the contract: its checkbox only shows the field of the product’s name in the browser. */
type LabelledField = Exclude<FieldOf<'contact' | 'contact-es' | 'contact-business'>, Unlabelled> | 'about-product'

/** Labels of the fields of the contact forms that people see, in their order (names: spec §3). A field of the contract without a label does not compile. */
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

/** The extension is kept apart from the number as it was typed. The consent's text is left out: only the tick itself counts. */
const { privacidad: _, ...SEEN } = CONTACT_LABELS
export const SENT_LABELS: Readonly<Record<string, MessageKey>> = {
  // The title of the page that the form stands on.
  subject: 'contact.topic',
  ...SEEN,
  'phone-extension': 'contact.phoneExtension',
}

/** Checkboxes: browsers send `on` for them; people read a tick. */
export const TICKS: ReadonlySet<string> = new Set(['about-product', 'privacidad'])
export const TICKED = '✓'

/** Labels for the topics of the Spanish form (spec §9). */
export const TOPIC_LABELS = {
  general: 'contact.topicGeneral',
  commercial: 'contact.topicCommercial',
  marketing: 'contact.topicMarketing',
  claims: 'contact.topicClaims',
  other: 'contact.topicOther',
} as const satisfies Readonly<Record<(typeof COMPANY_TOPICS)[number], MessageKey>>
