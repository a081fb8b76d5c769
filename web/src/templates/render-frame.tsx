import { renderToString } from 'react-dom/server'
import '../ui/global.css'
import type { RenderContext } from '../context/render-context.ts'
import { LocalePopup } from '../features/locale-switch/LocalePopup.tsx'
import { loadLocaleChoice } from '../features/locale-switch/load-locale-choice.ts'
import { fillLocaleAddresses } from '../features/locale-switch/locale-addresses.ts'
import { NotOpenNote } from '../features/navigation/NotOpenNote.tsx'
import { renderFooter, renderHeader } from '../features/navigation/render-navigation.tsx'
import type { HeadView } from '../features/seo/head-view.ts'
import { SkipLink } from '../ui/SkipLink.tsx'

export const MAIN_ID = 'content'

/**
 * Renders the frame around every page's own part. The styles of all that this file imports form the frame's
 * stylesheet, so nothing that only some pages show may be imported here.
 */
export function renderFrame(
  ctx: RenderContext,
  { alternates }: Pick<HeadView, 'alternates'>,
): { before: string; after: string } {
  const skipLink = renderToString(<SkipLink to={MAIN_ID}>{ctx.t('skip.toContent')}</SkipLink>)
  const header = fillLocaleAddresses(ctx, renderHeader(ctx, showLocales), alternates)
  const note = ctx.site.opened ? '' : renderToString(<NotOpenNote text={ctx.t('site.notOpen')} />)
  return { before: `${skipLink}${note}${header}`, after: renderFooter(ctx) }
}

function showLocales(ctx: RenderContext) {
  const choice = loadLocaleChoice(ctx)
  return choice && <LocalePopup {...choice} />
}
