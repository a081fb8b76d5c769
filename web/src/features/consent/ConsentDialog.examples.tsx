import type { RenderContext } from '../../context/render-context.ts'
import { EXAMPLE_SERVICES } from '../../platform/services/testing/example-services.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { loadConsentDialog } from './load-consent.ts'

/** The dialog as on a visitor's first page. */
export const consentDialogExamples = {
  'two-services': (ctx: RenderContext) => {
    const view = loadConsentDialog({ ...ctx, services: EXAMPLE_SERVICES })
    return { isOpen: true, show: view && <ConsentDialog {...view} /> }
  },
}
