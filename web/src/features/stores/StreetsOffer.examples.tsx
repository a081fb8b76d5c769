import type { RenderContext } from '../../context/render-context.ts'
import { StreetsOffer } from './StreetsOffer.tsx'

export function showStreetsOffer({ t, links }: RenderContext) {
  const provider = 'Maps Example'
  const texts = {
    load: t('stores.streets'),
    always: t('embed.always', { provider }),
    note: t('embed.note', { provider }),
    cookies: { text: t('cookies.title'), href: links.href('cookies') },
  }
  return [{ id: 'beside-the-map', show: <StreetsOffer service="example" texts={texts} isHidden={false} /> }]
}
