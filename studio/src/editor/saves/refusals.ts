import { z } from 'zod'
import { toFieldPlace } from '../../platform/to-place.ts'

/**
 * One message against a save. `path`: of the field, `main.0.title`; absent where it is about the whole document. `label`: where
 * that is, in the words of the form.
 */
export type SaveFault = { path?: string; label?: string; message: string }

/** What was said against a publish, or against another save. */
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

/** The faults that the studio's answer names: those of fields instead of the sentence that sums them up. */
export function readRefusal(answer: unknown, isPublish: boolean): SaveRefusal {
  const errors = refused.safeParse(answer).data?.errors ?? []
  const faults = errors.flatMap(({ message, data }): readonly SaveFault[] => {
    if (data !== undefined && data.errors.length > 0) return data.errors
    return message ? [{ message }] : []
  })
  return { isPublish, faults }
}

type FieldState = { valid?: boolean; errorMessage?: string; passesCondition?: boolean }

/** The faults that a form found itself, so that it was not sent. */
export function findFaults(fields: Readonly<Record<string, FieldState>>): readonly SaveFault[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && errorMessage && passesCondition !== false ? [{ path, message: errorMessage }] : [],
  )
}

/** Both lists, the later word of a field instead of the earlier one. */
export function joinFaults(earlier: readonly SaveFault[], later: readonly SaveFault[]): readonly SaveFault[] {
  const paths = new Set(later.map(({ path }) => path))
  return [...earlier.filter(({ path }) => path === undefined || !paths.has(path)), ...later]
}

/** The words before a fault's message: the studio's own, or the label of the outermost field and the number of the row in it. */
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
