import { renderToString } from 'react-dom/server'
import type { RenderContext } from '../../context/render-context.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { loadConsentDialog } from './load-consent.ts'

/** Renders the dialog, the same on every page of a brand-locale; '' where nothing has to be asked. */
export function renderConsent(ctx: RenderContext): string {
  const view = loadConsentDialog(ctx)
  return view === undefined ? '' : ctx.fragment('consent', () => renderToString(<ConsentDialog {...view} />))
}
