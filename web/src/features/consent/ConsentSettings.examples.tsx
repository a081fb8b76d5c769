import type { RenderContext } from '../../context/render-context.ts'
import { EXAMPLE_SERVICES } from '../../platform/services/testing/example-services.ts'
import { ConsentSettings } from './ConsentSettings.tsx'
import { loadConsentSettings } from './load-consent.ts'

export function showConsentSettings(ctx: RenderContext) {
  const view = loadConsentSettings({ ...ctx, services: EXAMPLE_SERVICES })
  return view ? [{ id: 'three-services', show: <ConsentSettings {...view} /> }] : []
}
