import { z } from 'zod'
import { IMPORT_KINDS } from '../kinds/kinds.ts'
import { mappingSchema } from '../products/mapping.ts'

/** What people choose on screen, and programs in their call. */
export const runSettingsSchema = z.object({
  /** What the file holds. */
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
  /** Header of the file and what it was taken for; null for no field. */
  columns: z.array(z.object({ header: z.string(), meaning: z.string().nullable() })).default([]),
  /** `flavor/Lachs` and how often. */
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
  /** Places of all rows that it was told by, where they are several. A row that no finding names changed nothing. */
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
