import { z } from 'zod'
import { toRedirectPath } from '../../publish/redirects/to-redirect-path.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import type { FieldRefusal } from '../bulk/validate-fields.ts'

const stepSchema = z.object({
  site: z.string(),
  from: z.string(),
  // Absent means the form's default, `exact`.
  match: z.literal('exact').nullish(),
  target: z.object({ type: z.literal('path'), path: z.string() }),
})

const MOST_STEPS = 50

/** Checks whether redirects of a file form endless circles, together with the stored ones. */
export function createCircleFinder(stored: readonly StoredDocument[]) {
  const steps = new Map<string, string>()
  const note = (document: StoredDocument) => {
    const step = stepSchema.safeParse(document).data
    if (step === undefined) return undefined
    const toKey = (path: string) => `${step.site} ${toRedirectPath(path, step.site)}`
    const from = toKey(step.from)
    steps.set(from, toKey(step.target.path))
    return from
  }
  for (const document of stored) note(document)
  return {
    /** Adds a redirect; returns a refusal, and does not keep the redirect, if it closes a circle. */
    add(document: StoredDocument): FieldRefusal | undefined {
      const start = note(document)
      if (start === undefined) return undefined
      const passed = [start]
      for (let at = steps.get(start); at !== undefined && passed.length <= MOST_STEPS; at = steps.get(at)) {
        passed.push(at)
        if (at !== start) continue
        steps.delete(start)
        const shown = passed.map((key) => `/${key.slice(key.indexOf(' ') + 1)}/`).join(' → ')
        return { field: 'target.path', message: `These redirects go round in a circle: ${shown}` }
      }
      return undefined
    },
  }
}
