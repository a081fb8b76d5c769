import { z } from 'zod'
import { toFieldPlace } from '../../platform/to-place.ts'

/**
 * An error message about a save. `path`: the field, such as `main.0.title`; absent for the whole document. `label`: the
 * field's label in the form.
 */
export type SaveFault = { path?: string; label?: string; message: string }

/** The errors of a refused publish, or of another refused save. */
export type SaveRefusal = { isPublish: boolean; faults: readonly SaveFault[] }

const fault = z.object({
  path: z.string().optional(),
  label: z.string().optional().catch(undefined),
  message: z.string().min(1),
})
const faulty = z.object({ errors: z.array(fault) })
const refused = z.object({
  errors: z.array(z.object({ message: z.string().optional(), data: faulty.optional().catch(undefined) })),
})

/** Reads the errors from the studio's answer: those of fields, if any, instead of the sentence that summarizes them. */
export function readRefusal(answer: unknown, isPublish: boolean): SaveRefusal {
  const errors = refused.safeParse(answer).data?.errors ?? []
  const faults = errors.flatMap(({ message, data }): readonly SaveFault[] => {
    if (data !== undefined && data.errors.length > 0) return data.errors
    return message ? [{ message }] : []
  })
  return { isPublish, faults }
}

type FieldState = { valid?: boolean; errorMessage?: string; passesCondition?: boolean }

/** Errors found by the form itself, so that it was not sent. */
export function findFaults(fields: Readonly<Record<string, FieldState>>): readonly SaveFault[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && errorMessage && passesCondition !== false ? [{ path, message: errorMessage }] : [],
  )
}

/** Joins both lists; for the same field, the later error replaces the earlier one. */
export function joinFaults(earlier: readonly SaveFault[], later: readonly SaveFault[]): readonly SaveFault[] {
  const paths = new Set(later.map(({ path }) => path))
  return [...earlier.filter(({ path }) => path === undefined || !paths.has(path)), ...later]
}

/** The text before an error message: the studio's label, or the label of the outermost field and the row's number. */
export function findFaultPlace(
  { path, label, message }: SaveFault,
  fields: readonly { name: string; label: string }[],
): string {
  if (label !== undefined && label !== message) return toFieldPlace(label)
  const [name, row] = path?.split('.') ?? []
  const outermost = fields.find((field) => field.name === name)?.label
  if (outermost === undefined) return ''
  return row === undefined || !/^\d+$/.test(row) ? outermost : `${outermost} ${Number(row) + 1}`
}
