import type { RenderContext } from '../../context/render-context.ts'
import { NotOpenNote } from './NotOpenNote.tsx'

export const notOpenNoteExamples = {
  beforeTheOpening: (ctx: RenderContext) => ({ show: <NotOpenNote text={ctx.t('site.notOpen')} /> }),
}
