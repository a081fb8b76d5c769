import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'
import { z } from 'zod'
import { beginsByItself } from '../../model/admin/begins-by-itself.ts'

const drawnSchema = z.object({ collectionSlug: z.string(), docID: z.union([z.string(), z.number()]).nullish() })

/** Whether a drawer asks for the form of a new document of a kind that Payload would make at once. */
export function asksToBegin({ args, name }: ServerFunctionClientArgs, config: SanitizedConfig): boolean {
  if (name !== 'render-document') return false
  const drawn = drawnSchema.safeParse(args).data
  if (drawn === undefined || drawn.docID) return false
  return config.collections.some((each) => each.slug === drawn.collectionSlug && beginsByItself(each))
}
