import type { RenderContext } from '../../context/render-context.ts'
import { ProviderLink } from './ProviderLink.tsx'
import { toProviderLink } from './provider-link.ts'

const FILM = { address: 'https://youtu.be/dQw4w9WgXcQ', about: 'Brushing', does: 'watch' } as const
const PAGE = {
  address: 'https://www.futtermengenberechnungsprogramm.example/hunde/',
  about: 'Portions',
  does: 'open',
} as const

export function showProviderLinks(ctx: RenderContext) {
  return [
    { id: 'alone', show: <ProviderLink {...toProviderLink(ctx, FILM)} isAlone /> },
    { id: 'beside-a-button', show: <ProviderLink {...toProviderLink(ctx, FILM)} isAlone={false} /> },
    { id: 'long-host', show: <ProviderLink {...toProviderLink(ctx, PAGE)} isAlone /> },
  ]
}
