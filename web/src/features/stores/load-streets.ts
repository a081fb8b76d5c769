import type { RenderContext } from '../../context/render-context.ts'
import { STREETS_STYLE } from '../../platform/services/street-files.ts'
import type { LoadOfferTexts } from '../../ui/LoadOffer.tsx'

export type StreetsView = {
  style: string
  /** Asks for consent before anything of another company loads. */
  offer?: { service: string; texts: LoadOfferTexts }
}

/** Returns undefined where the map has no streets: none are configured, or not for this brand. */
export function loadStreets({ t, site, links, services, mapStyle }: RenderContext): StreetsView | undefined {
  if (mapStyle === undefined) return undefined
  if (mapStyle === STREETS_STYLE) return { style: `${mapStyle}?lang=${new Intl.Locale(site.iso).language}` }
  if (mapStyle.startsWith('/')) return { style: mapStyle }
  const service = services.find(({ shows }) => shows === 'map')
  if (service === undefined) return undefined
  const { id, name: provider } = service
  return {
    style: mapStyle,
    offer: {
      service: id,
      texts: {
        load: t('stores.streets'),
        always: t('embed.always', { provider }),
        note: t('embed.note', { provider }),
        cookies: { text: t('cookies.title'), href: links.href('cookies') },
      },
    },
  }
}
