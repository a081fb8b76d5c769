import type { VIDEO_PLATFORM_KEYS } from '../../platform/services/video-platforms.ts'

/** `start` in seconds; `key` opens an unlisted video of Vimeo. */
export type Video = { platform: (typeof VIDEO_PLATFORM_KEYS)[number]; id: string; start?: number; key?: string }

const SHORT = /^(?:www\.|m\.)?youtu\.be\.?$/
/** Hosts include those of YouTube's studio, of its consent page (to which visitors from Europe are redirected), and of its preview pictures (`ytimg`). */
const YOUTUBE = /^(?:[a-z]+\.)*(?:youtube(?:-nocookie|kids|education)?|ytimg)\.com\.?$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|vi|e|watch|video|source)\/([\w-]{11})(?:\/|$)/
const YOUTUBE_ID = /^[\w-]{11}$/
/** These have the length of an id, but mean the frame of a playlist and of a channel's live stream. */
const NO_VIDEOS: ReadonlySet<string> = new Set(['videoseries', 'live_stream'])
/** Parameters that name a video; the last two are those of YouTube's editing pages. */
const ASKED_ID = ['v', 'vi', 'udvid', 'video_id'] as const
/** Parameters with the address of a video: in links of a share, of the consent page, of the sign-in. */
const ONWARD = ['u', 'continue', 'q', 'next'] as const
const VIMEO = /^(?:(?:www|m|player)\.)?vimeo(?:pro)?\.com\.?$/
/** Numbers after these are not videos, but collections of videos or pages about something else. */
const VIMEO_SHELVES =
  'showcases?|albums?|events?|webinars?|ondemand|folders?|projects?|users?|channels?|groups?|categories|tags?|teams?|live|blog|features|help|stock|jobs|tools'
/** Paths of a video's files, of the owner's account, of collections with a video, and of its own page; the last with the key of an unlisted one. */
const VIMEO_PATHS = [
  /^\/(?:external|progressive_redirect\/(?:playback|download))\/(?<id>\d{1,12})[./]/,
  /^\/(?:[\w-]+\/)?reviews?\/(?:[\w-]+\/videos\/)?(?<id>\d{1,12})(?:\/[\w-]+){0,2}\/?$/,
  /^\/(?:showcase|album)\/[\w-]+\/video\/(?<id>\d{1,12})(?:\/(?<key>[0-9a-f]{1,20}))?(?:\/embed2?)?\/?$/i,
  /^\/(?:channels\/[\w-]+|groups\/[\w-]+\/videos|ondemand\/[\w-]+|[\w-]+\/[\w-]+\/video)\/(?<id>\d{1,12})\/?$/,
  /^\/(?:manage|library|analytics)\/(?:videos?\/)?(?<id>\d{1,12})(?:\/(?<key>[0-9a-f]{10}))?(?:\/[a-z-]+)*\/?$/i,
  new RegExp(`^/(?!(?:${VIMEO_SHELVES})/)[\\w-]+/(?<id>\\d{5,12})/?$`),
  /^\/(?:videos?\/)?(?<id>\d{1,12})(?:[/:](?<key>[0-9a-f]{1,20}))?(?:\/[a-z-]+)*\/?$/i,
  /^\/(?:[\w:-]+\/)+videos?\/(?<id>\d{5,12})(?:\/(?<key>[0-9a-f]{10}))?\/?$/i,
]
const VIMEO_LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i

/** Reads an editor's address of a video; undefined for all other addresses. */
export function readVideoAddress(address: string): Video | undefined {
  const url = toTidyUrl(address)
  if (SHORT.test(url.hostname)) return toYouTube(url, url.pathname.slice(1).replace(/\/$/, ''))
  if (YOUTUBE.test(url.hostname)) return readYouTube(url)
  return VIMEO.test(url.hostname) ? toVimeo(url) : undefined
}

/** Repairs an address: the query begins at the first of `?` and `&`, also where an editor added parameters by hand or copied the address from HTML. */
function toTidyUrl(address: string): URL {
  const [page = '', ...hash] = address.replaceAll(/&amp;/gi, '&').replace('/#/', '/').split('#')
  const [path = '', ...asked] = page.split(/[?&]/)
  const url = new URL(`${path}?${asked.join('&')}#${hash.join('#')}`)
  url.pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/(?:%20|[\s,.])+$/, '')
  return url
}

function readYouTube(url: URL): Video | undefined {
  const { pathname, searchParams } = url
  const id = YOUTUBE_PATH.exec(pathname)?.[1] ?? ASKED_ID.flatMap((name) => searchParams.get(name) ?? [])[0]
  if (id !== undefined) return toYouTube(url, id.replace(/[\s/,.]+$/, '').trim())
  return readOnward(url, ONWARD)
}

function readOnward(url: URL, names: readonly string[]): Video | undefined {
  const onward = names.flatMap((name) => url.searchParams.get(name) ?? [])[0]
  if (onward === undefined || !URL.canParse(onward, url)) return undefined
  const next = new URL(onward, url)
  return next.search !== url.search ? readVideoAddress(next.href) : undefined
}

/** Tells whether the address is one of a supported video platform, whatever is there: a video, a channel, a list. */
export function isOfVideoPlatform(address: string): boolean {
  const { hostname } = toTidyUrl(address)
  return [SHORT, YOUTUBE, VIMEO].some((platform) => platform.test(hostname))
}

function toYouTube({ hash, searchParams }: URL, id: string): Video | undefined {
  if (!YOUTUBE_ID.test(id) || NO_VIDEOS.has(id)) return undefined
  const asked = ['t', 'start', 'time_continue'].flatMap((name) => searchParams.get(name) ?? [])[0]
  const start = readSeconds(asked ?? readHash(hash))
  return { platform: 'youtube', id, ...(start > 0 && { start }) }
}

function toVimeo(url: URL): Video | undefined {
  const { hash, pathname, searchParams } = url
  const path = pathname.replace(VIMEO_LANGUAGE, '')
  const found = VIMEO_PATHS.map((known) => known.exec(path)?.groups).find((groups) => groups !== undefined)
  // A showcase that plays one of its videos names it in the query.
  const id = found?.id ?? /^\d{1,12}$/.exec(searchParams.get('video') ?? searchParams.get('clip_id') ?? '')?.[0]
  if (id === undefined) return readOnward(url, ['redirect'])
  const key = (found?.key ?? /^[0-9a-f]{1,20}$/i.exec(searchParams.get('h') ?? '')?.[0])?.toLowerCase()
  // `ts` is in milliseconds.
  const start =
    readSeconds(readHash(hash)) || Math.floor(Number(/^\d{1,9}$/.exec(searchParams.get('ts') ?? '')?.[0] ?? 0) / 1_000)
  return { platform: 'vimeo', id, ...(key && { key }), ...(start > 0 && { start }) }
}

/** `#t=90s`. */
const readHash = (hash: string) => new URLSearchParams(hash.slice(1)).get('t') ?? ''

/** `90`, `90s`, `90.5`, `1:30` or `1h2m3s`; 0 for anything else. */
function readSeconds(text: string): number {
  if (/^\d{1,3}(?::\d{2}){1,2}$/.test(text)) return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/i.exec(text) ?? []
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
