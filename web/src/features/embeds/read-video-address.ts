import type { VIDEO_PLATFORM_KEYS } from '../../platform/services/video-platforms.ts'

/** `start` in seconds; `key` opens a video of Vimeo that is not listed. */
export type Video = { platform: (typeof VIDEO_PLATFORM_KEYS)[number]; id: string; start?: number; key?: string }

const SHORT = /^(?:www\.)?youtu\.be$/
/** `studio`: where a video stands in the account of its maker. */
const YOUTUBE = /^(?:(?:www|m|music|gaming|studio)\.)?youtube(?:-nocookie|kids)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e|watch|video)\/([\w-]{11})(?:\/|$)/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO = /^(?:(?:www|player)\.)?vimeo(?:pro)?\.com$/
/** Paths of one's own account, of shelves that a video stands on, and of its own page; the last with what opens an unlisted one. */
const VIMEO_PATHS = [
  /^\/(?:[\w-]+\/)?reviews?\/(?:[\w-]+\/videos\/)?(?<id>\d{1,12})(?:\/[\w-]+)?\/?$/,
  /^\/(?:showcase|album)\/[\w-]+\/video\/(?<id>\d{1,12})(?:\/(?<key>[0-9a-f]{1,20}))?\/?$/,
  /^\/(?:channels\/[\w-]+|groups\/[\w-]+\/videos|ondemand\/[\w-]+|[\w-]+\/[\w-]+\/video)\/(?<id>\d{1,12})\/?$/,
  /^\/manage\/(?:videos\/)?(?<id>\d{1,12})(?:\/(?<key>[0-9a-f]{10}))?(?:\/[a-z-]+)*\/?$/,
  /^\/(?!(?:showcase|album|event|events|ondemand|folder|user|blog|features)\/)[\w-]+\/(?<id>\d{5,12})\/?$/,
  /^\/(?:videos?\/)?(?<id>\d{1,12})(?:\/(?<key>[0-9a-f]{1,20}))?(?:\/(?:description|comments|settings))?\/?$/,
]

/** What an editor's address of a video means to its platform; undefined for all other addresses. */
export function readVideoAddress(address: string): Video | undefined {
  const url = new URL(address)
  if (SHORT.test(url.hostname)) return toYouTube(url, url.pathname.slice(1).replace(/\/$/, ''))
  if (YOUTUBE.test(url.hostname)) {
    return toYouTube(url, YOUTUBE_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('v') ?? '')
  }
  return VIMEO.test(url.hostname) ? toVimeo(url) : undefined
}

/** Whether the address is one of a platform that we show videos of, whatever stands there: a video, a channel, a list. */
export function isOfVideoPlatform(address: string): boolean {
  const { hostname } = new URL(address)
  return [SHORT, YOUTUBE, VIMEO].some((platform) => platform.test(hostname))
}

function toYouTube({ hash, searchParams }: URL, id: string): Video | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined
  const start = readSeconds(searchParams.get('t') ?? searchParams.get('start') ?? readHash(hash))
  return { platform: 'youtube', id, ...(start > 0 && { start }) }
}

function toVimeo({ hash, pathname, searchParams }: URL): Video | undefined {
  const found = VIMEO_PATHS.map((path) => path.exec(pathname)?.groups).find((groups) => groups !== undefined)
  // A showcase that plays one of its videos names it behind the question mark.
  const id = found?.id ?? /^\d{1,12}$/.exec(searchParams.get('video') ?? '')?.[0]
  if (id === undefined) return undefined
  const key = found?.key ?? /^[0-9a-f]{1,20}$/.exec(searchParams.get('h') ?? '')?.[0]
  const start = readSeconds(readHash(hash))
  return { platform: 'vimeo', id, ...(key && { key }), ...(start > 0 && { start }) }
}

/** `#t=90s`. */
const readHash = (hash: string) => new URLSearchParams(hash.slice(1)).get('t') ?? ''

/** `90`, `90s` or `1h2m3s`; 0 for anything else. */
function readSeconds(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
