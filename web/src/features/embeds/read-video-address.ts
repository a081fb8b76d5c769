import type { VIDEO_PLATFORM_KEYS } from '../../platform/services/video-platforms.ts'

/** `start` in seconds; `key` opens a video of Vimeo that is not listed. */
export type Video = { platform: (typeof VIDEO_PLATFORM_KEYS)[number]; id: string; start?: number; key?: string }

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO = /^(?:(?:www|player)\.)?vimeo\.com$/
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([0-9a-f]{1,20}))?\/?$/

/** What an editor's address of a video means to its platform; undefined for all other addresses. */
export function readVideoAddress(address: string): Video | undefined {
  const url = new URL(address)
  if (url.hostname === 'youtu.be') return toYouTube(url, url.pathname.slice(1))
  if (YOUTUBE.test(url.hostname)) {
    return toYouTube(url, YOUTUBE_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('v') ?? '')
  }
  return VIMEO.test(url.hostname) ? toVimeo(url) : undefined
}

function toYouTube({ searchParams }: URL, id: string): Video | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined
  const start = readSeconds(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return { platform: 'youtube', id, ...(start > 0 && { start }) }
}

function toVimeo({ pathname, searchParams }: URL): Video | undefined {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? []
  if (id === undefined) return undefined
  const key = inPath ?? /^[0-9a-f]{1,20}$/.exec(searchParams.get('h') ?? '')?.[0]
  return { platform: 'vimeo', id, ...(key && { key }) }
}

/** `90`, `90s` or `1h2m3s`; 0 for anything else. */
function readSeconds(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
