import { renderToString } from 'react-dom/server'
import '../ui/global.css'
import { renderFooter, renderHeader } from '../features/navigation/render-navigation.tsx'
import type { RenderContext } from '../replica/render-context.ts'
import { SkipLink } from '../ui/SkipLink.tsx'

export const MAIN_ID = 'content'

/**
 * What every page has around its own part. The styles of all that this file reaches are the frame's stylesheet, so nothing
 * that only some pages show may be imported here.
 */
export function renderFrame(ctx: RenderContext): { before: string; after: string } {
  const skipLink = renderToString(<SkipLink to={MAIN_ID}>{ctx.t('skip.toContent')}</SkipLink>)
  return { before: `${skipLink}${renderHeader(ctx)}`, after: renderFooter(ctx) }
}
