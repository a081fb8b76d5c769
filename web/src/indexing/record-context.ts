import type { RenderContext } from '../context/render-context.ts'

/** What making a record needs: a small part of the render context, so no template is involved. */
export type RecordContext = Pick<RenderContext, 'site' | 'reader' | 'links' | 'isPast'>
