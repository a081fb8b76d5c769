import type { StoredItem } from './stored-item.ts'

type Platform = {
  name: string
  company: string
  privacy: string
  /** Origin of its player. */
  origin: string
  stores: readonly StoredItem[]
}

/** The platforms whose video addresses the site can read. They may change what they store: must be checked each year. */
export const VIDEO_PLATFORMS = {
  youtube: {
    name: 'YouTube',
    company: 'Google Ireland Limited',
    privacy: 'https://policies.google.com/privacy',
    // Sets no cookie for advertising before a video plays.
    origin: 'https://www.youtube-nocookie.com',
    stores: [
      { name: 'YSC', where: 'cookie', lasts: 'visit', purpose: 'recognition' },
      { name: 'VISITOR_INFO1_LIVE', where: 'cookie', lasts: [180, 'day'], purpose: 'recognition' },
      { name: 'VISITOR_PRIVACY_METADATA', where: 'cookie', lasts: [180, 'day'], purpose: 'settings' },
      { name: 'yt-*', where: 'browser', lasts: 'deleted', purpose: 'settings' },
      { name: 'yt.*', where: 'browser', lasts: 'deleted', purpose: 'function' },
      { name: 'ytidb*', where: 'browser', lasts: 'deleted', purpose: 'function' },
    ],
  },
  vimeo: {
    name: 'Vimeo',
    company: 'Vimeo.com, Inc.',
    privacy: 'https://vimeo.com/privacy',
    origin: 'https://player.vimeo.com',
    stores: [
      { name: '__cf_bm', where: 'cookie', lasts: [30, 'minute'], purpose: 'security' },
      { name: '_cfuvid', where: 'cookie', lasts: 'visit', purpose: 'security' },
      { name: 'vuid', where: 'cookie', lasts: [400, 'day'], purpose: 'recognition' },
      { name: 'player', where: 'cookie', lasts: [1, 'year'], purpose: 'settings' },
      { name: 'sync_*', where: 'browser', lasts: 'deleted', purpose: 'settings' },
    ],
  },
} as const satisfies Record<string, Platform>

export const VIDEO_PLATFORM_KEYS = ['youtube', 'vimeo'] as const satisfies (keyof typeof VIDEO_PLATFORMS)[]
