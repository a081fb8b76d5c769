import { z } from 'zod'
import { emailSchema } from './accounts.ts'
import { cleanedLine, oneLine } from './one-line.ts'
import { FIELD_CHARS, isBlank, typedText } from './typed-text.ts'

/** The forms of the site (spec §3, §5; reading 26). `form-name` in a body says which one it is. */
export const SUBMITTED_FORMS = ['contact', 'contact-es', 'contact-business', 'newsletter'] as const
export type SubmittedForm = (typeof SUBMITTED_FORMS)[number]

/** Company topics of the Spanish form (spec §9). */
export const COMPANY_TOPICS = ['general', 'commercial', 'marketing', 'claims', 'other'] as const

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && isBlank(value) ? undefined : value), schema.optional())

const message = typedText(FIELD_CHARS.message)
/** Hidden field: only programs fill it in. */
const honeypot = z.string().max(1000).optional()

const contact = {
  subject: cleanedLine(FIELD_CHARS.line),
  'product-name': optional(oneLine(FIELD_CHARS.line)),
  'first-name': optional(oneLine(FIELD_CHARS.name)),
  'last-name': optional(oneLine(FIELD_CHARS.name)),
  email: emailSchema,
  /** E.164: the typed number is read for the country of the site (`read-telephone.ts`). */
  phone: optional(z.e164()),
  'phone-extension': optional(z.string().regex(/^\d{1,7}$/)),
  message: optional(message),
  'bot-field': honeypot,
  'interest-pharma': honeypot,
}

export const FORM_SCHEMAS = {
  contact: z.object({ 'form-name': z.literal('contact'), ...contact }),
  'contact-es': z.object({
    ...contact,
    'form-name': z.literal('contact-es'),
    asunto: z.enum(COMPANY_TOPICS),
    'first-name': oneLine(FIELD_CHARS.name),
    'last-name': oneLine(FIELD_CHARS.name),
    'código-postal': z
      .string()
      .trim()
      .regex(/^\d{5}$/),
    /** One of the 50 provinces that the form lists. */
    provincia: oneLine(FIELD_CHARS.province),
    message,
    privacidad: z.literal('on'),
  }),
  'contact-business': z.object({
    ...contact,
    'form-name': z.literal('contact-business'),
    company: oneLine(FIELD_CHARS.line),
    address: oneLine(FIELD_CHARS.line),
  }),
  newsletter: z.object({ 'form-name': z.literal('newsletter'), email: emailSchema, 'bot-field': honeypot }),
} satisfies Record<SubmittedForm, z.ZodType>

export const SUBMISSION_STATES = ['new', 'handled', 'spam'] as const
