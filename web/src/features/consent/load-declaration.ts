import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { listOwnItems } from './own-items.ts'
import { type StoredItemView, toItemView, toServicePurpose } from './stored-item-texts.ts'

type ServiceView = {
  id: string
  name: string
  company: string
  purpose: string
  privacy: { to: LinkTarget; text: string }
  items: StoredItemView[]
}

/** Everything that the site may store on a visitor's device: by which company, for what and for how long. */
export type ConsentDeclaration = { own: StoredItemView[]; services: ServiceView[] }

export function loadDeclaration(ctx: RenderContext): ConsentDeclaration {
  const { t, services } = ctx
  return {
    own: listOwnItems(ctx).map((item) => toItemView(ctx, item)),
    services: services.map((service) => ({
      id: service.id,
      name: service.name,
      company: service.company,
      purpose: toServicePurpose(ctx, service),
      privacy: {
        to: { href: service.privacy, newTabNote: t('link.opensNewTab') },
        text: t('cookies.privacy', { company: service.company }),
      },
      items: service.stores.map((item) => toItemView(ctx, item)),
    })),
  }
}
