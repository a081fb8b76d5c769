import type { RenderContext } from '../../context/render-context.ts'
import type { ServiceShowing } from '../../platform/services/service.ts'
import type { EmbedSource } from './embed-source.ts'
import { readVideoAddress, type Video } from './read-video-address.ts'

/** The configured service that shows the content, with its parameters; undefined where none does. */
export type ShownEmbed =
  | { service: ServiceShowing<'video'>; video: Video }
  | { service: ServiceShowing<'frame'>; address: string }
  | { service: ServiceShowing<'social'>; key: string; tags: readonly string[] }
  | { service: ServiceShowing<'newsletter'>; formId: string }

type Where = Pick<RenderContext, 'services' | 'site'>

export function findShownEmbed(where: Where, source: EmbedSource): ShownEmbed | undefined {
  if (source.kind === 'social') return findSocial(where, source.tags)
  if (source.kind === 'newsletter') return findNewsletter(where)
  const video = source.kind === 'video' ? readVideoAddress(source.address) : undefined
  return (video && findPlatform(where, video)) ?? findFrame(where, source.address)
}

function findPlatform({ services }: Where, video: Video): ShownEmbed | undefined {
  for (const service of services)
    if (service.shows === 'video' && service.platform === video.platform) return { service, video }
  return undefined
}

/** Compares whole hosts: a host that only ends alike belongs to others. */
function findFrame({ services }: Where, address: string): ShownEmbed | undefined {
  const { hostname, protocol } = new URL(address)
  if (protocol !== 'https:') return undefined
  for (const service of services)
    if (service.shows === 'frame' && service.hosts.includes(hostname)) return { service, address }
  return undefined
}

function findSocial({ services, site }: Where, tags: readonly string[]): ShownEmbed | undefined {
  for (const service of services) {
    const key = service.shows === 'social' ? service.keys[site.brand] : undefined
    if (service.shows === 'social' && key !== undefined) return { service, key, tags }
  }
  return undefined
}

function findNewsletter({ services, site }: Where): ShownEmbed | undefined {
  for (const service of services) {
    const formId = service.shows === 'newsletter' ? service.forms[site.code] : undefined
    if (service.shows === 'newsletter' && formId !== undefined && service.brands.includes(site.brand))
      return { service, formId }
  }
  return undefined
}
