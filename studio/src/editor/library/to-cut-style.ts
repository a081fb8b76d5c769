import { type FocalPoint, toCut } from '@menagerie/web/media/imaging/crop'
import type { RenditionSize } from '@menagerie/web/media/imaging/renditions'

const WHOLE = 100

/**
 * Position of a picture in a frame of this aspect ratio, so that the frame shows the part that sites cut out. In per
 * cent of the frame.
 */
export function toCutStyle(source: RenditionSize, wanted: RenditionSize, focal: FocalPoint) {
  const { whole, cut } = toCut(source, wanted, focal)
  return {
    inlineSize: `${(WHOLE * whole.width) / cut.width}%`,
    insetInlineStart: `${(-WHOLE * cut.left) / cut.width}%`,
    insetBlockStart: `${(-WHOLE * cut.top) / cut.height}%`,
  }
}
