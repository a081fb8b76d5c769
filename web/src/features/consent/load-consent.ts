import { splitLink } from '@menagerie/sites/split-link'
import type { RenderContext } from '../../context/render-context.ts'
import type { ConsentDialogView } from './ConsentDialog.tsx'
import type { ConsentSettingsView } from './ConsentSettings.tsx'
import { toServicePurpose } from './stored-item-texts.ts'

/** Returns undefined unless a configured service asks on the first page: all others ask where their content would be. */
export function loadConsentDialog({ t, links, site, services }: RenderContext): ConsentDialogView | undefined {
  const asking = services.filter(({ ask }) => ask === 'first')
  if (asking.length === 0) return undefined
  const names = new Intl.ListFormat(site.iso, { type: 'conjunction' }).format(asking.map(({ name }) => name))
  return {
    title: t('consent.title'),
    text: { ...splitLink(t('consent.text', { services: names })), href: links.href('cookies') },
    accept: t('consent.accept'),
    refuse: t('consent.refuse'),
    services: asking.map(({ id }) => id),
  }
}

/** Returns undefined where there are no services to choose from. */
export function loadConsentSettings(ctx: RenderContext): ConsentSettingsView | undefined {
  const { t, services } = ctx
  if (services.length === 0) return undefined
  return {
    title: t('consent.choice'),
    text: t('consent.choiceText'),
    services: services.map((service) => ({
      id: service.id,
      name: service.name,
      purpose: toServicePurpose(ctx, service),
    })),
    accept: t('consent.accept'),
    refuse: t('consent.refuse'),
    save: t('consent.save'),
    saved: t('consent.saved'),
    noScript: t('consent.noScript'),
  }
}
