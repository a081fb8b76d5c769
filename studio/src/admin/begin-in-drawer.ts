import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { SanitizedConfig, ServerFunction, ServerFunctionClientArgs } from 'payload'
import { z } from 'zod'
import { beginsByItself } from '../model/admin/begins-by-itself.ts'
import { CREATE_VIEW } from '../model/admin/with-create-view.ts'

const drawnSchema = z.object({ collectionSlug: z.string(), docID: z.union([z.string(), z.number()]).nullish() })

/** Whether a drawer requests the form of a new document in a collection whose creation begins with questions. */
export function asksToBegin({ args, name }: ServerFunctionClientArgs, config: SanitizedConfig): boolean {
  if (name !== 'render-document') return false
  const drawn = drawnSchema.safeParse(args).data
  if (drawn === undefined || drawn.docID) return false
  return config.collections.some((each) => each.slug === drawn.collectionSlug && beginsByItself(each))
}

/** Renders these questions in a drawer instead of Payload's form, with the same view as on the page. */
export const beginInDrawer: ServerFunction = ({ collectionSlug, importMap, initialData, permissions, req }) => {
  const collectionConfig = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  const serverProps = { initPageResult: { collectionConfig, permissions, req }, initialData }
  return { Document: RenderServerComponent({ Component: CREATE_VIEW, importMap, serverProps }) }
}
