import { CUSTOMER_STATES, customerFields } from '@menagerie/contract/accounts'
import { SUBMISSION_STATES, SUBMITTED_FORMS } from '@menagerie/contract/forms'
import { POINTS_OF_SALE, STORE_KINDS, storeBodySchema } from '@menagerie/contract/store'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { VOCABULARIES } from '@menagerie/studio/publish/parts/vocabularies'
import { z } from 'zod'
import { isWeekName, type WeekName } from './stores/opening-hours.ts'
import { inAllLanguages, requiredText } from './text-schema.ts'

export const termSchema = z.strictObject({
  vocabulary: z.enum(VOCABULARIES),
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  label: inAllLanguages,
})
export type DemoTerm = z.infer<typeof termSchema>

export const authorSchema = z.strictObject({
  /** The demo's key of the author, which articles use. */
  id: z.string().regex(/^[a-z]+$/),
  name: requiredText.max(100),
  occupation: inAllLanguages,
  emailAddress: z.email(),
  telephone: requiredText.optional(),
  portrait: requiredText.optional(),
})
export type DemoAuthor = z.infer<typeof authorSchema>

const { lat, lng, country, website } = storeBodySchema.shape
const online = z.enum(POINTS_OF_SALE).extract(['online'])
const offline = z.enum(POINTS_OF_SALE).extract(['offline'])
const specialDay = z.strictObject({ date: z.iso.date(), from: requiredText.optional(), to: requiredText.optional() })
const store = {
  name: requiredText,
  brands: z.array(z.enum(BRAND_KEYS)).min(1),
  country,
  isFeatured: z.boolean(),
}

export const storeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: offline,
    ...store,
    shopKind: z.enum(STORE_KINDS),
    street: requiredText,
    /** Second line, such as a shopping centre or a floor. */
    street2: requiredText.optional(),
    postalCode: requiredText,
    city: requiredText,
    province: requiredText.optional(),
    /** Without a position, a store is in the list but not on the map. */
    lat,
    lng,
    phone: requiredText.optional(),
    website,
    /** Name of a week in `stores/opening-hours.ts`. */
    hours: z.custom<WeekName>(isWeekName, 'is no week of stores/opening-hours.ts').optional(),
    holidays: z.array(specialDay),
  }),
  z.strictObject({ kind: online, ...store, website: website.unwrap(), picture: requiredText }),
])
export type DemoStore = z.infer<typeof storeSchema>

export const leafletSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  site: requiredText,
  sku: requiredText,
  title: requiredText.max(200),
})
export type DemoLeaflet = z.infer<typeof leafletSchema>

export const customerSchema = z.strictObject({
  ...customerFields,
  state: z.enum(CUSTOMER_STATES),
  /** Reason for the rejection, which the shop has received by mail. */
  reason: requiredText.optional(),
  site: requiredText,
  note: requiredText.optional(),
})
export type DemoCustomer = z.infer<typeof customerSchema>

export const demoSubmissionSchema = z.strictObject({
  name: requiredText,
  site: requiredText,
  form: z.enum(SUBMITTED_FORMS),
  state: z.enum(SUBMISSION_STATES),
  receivedAt: z.iso.datetime(),
  fields: z.record(z.string(), requiredText),
  note: requiredText.optional(),
})
export type DemoSubmission = z.infer<typeof demoSubmissionSchema>
