import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { ServiceShowing } from '../../platform/services/service.ts'
import type { Video } from './read-video-address.ts'

type VideoFrame = { service: ServiceShowing<'video'>; video: Video; site: BrandLocale; plays: boolean }

/** Returns the player's address, with the parameters that limit suggestions of other videos and tracking as far as the platform allows. */
export function toPlayerAddress({ service, video, site, plays }: VideoFrame): string {
  const { platform, id, start, key } = video
  const language = site.iso.split('-')[0] ?? ''
  const asked =
    platform === 'youtube'
      ? { rel: '0', hl: language, start: start === undefined ? undefined : String(start) }
      : { dnt: '1', h: key }
  const url = new URL(platform === 'youtube' ? `/embed/${id}` : `/video/${id}`, service.origin)
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) url.searchParams.set(name, value)
  if (plays) url.searchParams.set('autoplay', '1')
  if (platform === 'vimeo' && start !== undefined) url.hash = `t=${start}s`
  return url.href
}

/** Returns the editor's page address, at the origin that is configured for the service. */
export function toPageAddress({ origin }: ServiceShowing<'frame'>, address: string): string {
  if (origin === undefined) return address
  const { pathname, search, hash } = new URL(address)
  return `${origin}${pathname}${search}${hash}`
}
