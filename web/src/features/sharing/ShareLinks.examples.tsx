import type { RenderContext } from '../../context/render-context.ts'
import { ShareLinks } from './ShareLinks.tsx'
import { toShareLinks } from './share-links.ts'

export function showShareLinks(ctx: RenderContext) {
  return [{ id: 'all-networks', show: <ShareLinks links={toShareLinks(ctx)} /> }]
}
