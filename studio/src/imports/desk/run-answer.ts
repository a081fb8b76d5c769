import { z } from 'zod'
import { IMPORT_KINDS } from '../kinds/kinds.ts'
import { mappingSchema } from '../products/mapping.ts'

/** Settings of a run, chosen on screen or in an API call. */
export const runSettingsSchema = z.object({
  /** Kind of the file's records. */
  kind: z.enum(IMPORT_KINDS).default('products'),
  mapping: mappingSchema.default(mappingSchema.parse({})),
  status: z.enum(['published', 'draft']).default('published'),
  makesTerms: z.boolean().default(false),
  deletesMissing: z.boolean().default(false),
  skusFrom: z.number().int().positive().optional(),
})
export type RunSettings = z.infer<typeof runSettingsSchema>

export const RUN_STATES = ['waiting', 'checking', 'checked', 'saving', 'saved', 'failed', 'interrupted'] as const
export type RunState = (typeof RUN_STATES)[number]
export const isAtWork = (state: RunState): boolean => state === 'checking' || state === 'saving' || state === 'waiting'

const countsSchema = z.object({
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  broken: z.number(),
  gone: z.number(),
  problems: z.number(),
  files: z.number(),
})

export const progressSchema = z.object({
  done: z.number().default(0),
  total: z.number().default(0),
  rows: z.number().default(0),
  counts: countsSchema.optional(),
  /** Columns of the file and their recognized fields; null if none. */
  columns: z.array(z.object({ header: z.string(), meaning: z.string().nullable() })).default([]),
  /** Unknown words, such as `flavor/Lachs`, with their number. */
  words: z.array(z.object({ word: z.string(), count: z.number() })).default([]),
  notes: z.array(z.string()).default([]),
  failure: z.string().optional(),
})
export type RunProgress = z.infer<typeof progressSchema>

export const runSchema = z.object({
  id: z.uuid(),
  startedAt: z.string(),
  startedBy: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  state: z.enum(RUN_STATES),
  settings: runSettingsSchema,
  progress: progressSchema,
})
export type ImportRunAnswer = z.infer<typeof runSchema>

const changeSchema = z.object({ place: z.string(), field: z.string(), from: z.string(), to: z.string() })
const problemSchema = z.object({
  where: z.string(),
  field: z.string(),
  message: z.string(),
  key: z.string().optional(),
})
export const findingSchema = z.object({
  key: z.string(),
  where: z.string(),
  /** Places of all rows of the product, if there are several. Rows without a finding changed nothing. */
  rows: z.array(z.string()).optional(),
  name: z.string(),
  state: z.string(),
  changes: z.array(changeSchema),
  problems: z.array(problemSchema),
})
export const findingsSchema = z.object({ findings: z.array(findingSchema), total: z.number() })
export type FindingsAnswer = z.infer<typeof findingsSchema>
export const FINDINGS_AT_ONCE = 20

export const runsSchema = z.object({
  runs: z.array(runSchema),
  mappings: z.array(z.object({ name: z.string(), body: mappingSchema })),
})
export type RunsAnswer = z.infer<typeof runsSchema>
