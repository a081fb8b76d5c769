import type { RenderContext } from '../context/render-context.ts'

/** What a record is made from: as little of a render as that, so no template is needed. */
export type RecordContext = Pick<RenderContext, 'site' | 'reader' | 'links' | 'isPast'>
