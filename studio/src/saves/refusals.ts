import { z } from 'zod'

/** One message against a save. `path`: of the field, `area_main.0.title`; absent where it is about the whole document. */
export type Fault = { path?: string; message: string }

/** What was said against a publish, or against another save. */
export type Refusal = { isPublish: boolean; faults: readonly Fault[] }

const fault = z.object({ path: z.string().optional(), message: z.string().min(1) })
const faulty = z.object({ errors: z.array(fault) })
const refused = z.object({
  errors: z.array(z.object({ message: z.string().optional(), data: faulty.optional().catch(undefined) })),
})

/** The faults that the studio's answer names: those of fields instead of the sentence that sums them up. */
export function readRefusal(answer: unknown, isPublish: boolean): Refusal {
  const errors = refused.safeParse(answer).data?.errors ?? []
  const faults = errors.flatMap(({ message, data }): readonly Fault[] => {
    if (data !== undefined && data.errors.length > 0) return data.errors
    return message ? [{ message }] : []
  })
  return { isPublish, faults }
}

type FieldState = { valid?: boolean; errorMessage?: string; passesCondition?: boolean }

/** The faults that a form found itself, so that it was not sent. */
export function findFaults(fields: Readonly<Record<string, FieldState>>): readonly Fault[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && errorMessage && passesCondition !== false ? [{ path, message: errorMessage }] : [],
  )
}

/** Both lists, the later word of a field instead of the earlier one. */
export function joinFaults(earlier: readonly Fault[], later: readonly Fault[]): readonly Fault[] {
  const paths = new Set(later.map(({ path }) => path))
  return [...earlier.filter(({ path }) => path === undefined || !paths.has(path)), ...later]
}
