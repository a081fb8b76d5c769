import { z } from 'zod'
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from './email.ts'

export const emailSchema = z.string().trim().max(EMAIL_MAX_LENGTH).regex(EMAIL_PATTERN)

/** At least 8 characters and room for a sentence; no rules about their kind. */
export const passwordSchema = z.string().min(8).max(256)

const line = (max: number) => z.string().trim().min(1).max(max)

/** States of a business customer (spec §4; design §7). */
export const CUSTOMER_STATES = ['pending', 'approved', 'rejected', 'suspended'] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]

/** Fields a customer and the back office both see. */
export const customerFields = {
  company: line(200),
  address: line(200),
  postcode: line(20),
  city: line(100),
  name: line(100),
  email: emailSchema,
}

const repeated = { password: passwordSchema, password_confirmation: z.string() }
const sameTwice = (data: { password: string; password_confirmation: string }) =>
  data.password === data.password_confirmation
const NOT_THE_SAME = { path: ['password_confirmation'], error: 'must be the same as the password' }

/** Bodies of spec §7, authentication. */
export const loginSchema = z.object({ email: emailSchema, password: z.string().min(1).max(256) })
export const registrationSchema = z.object({ ...customerFields, ...repeated }).refine(sameTwice, NOT_THE_SAME)
export const forgotPasswordSchema = z.object({ email: emailSchema })
export const resetPasswordSchema = z
  .object({ ...repeated, reset_token: z.string().min(1).max(512) })
  .refine(sameTwice, NOT_THE_SAME)

export type Registration = z.infer<typeof registrationSchema>
