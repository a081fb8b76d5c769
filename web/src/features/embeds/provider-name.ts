/** Names as the companies write them, by the host of their pages. */
const NAMES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'dailymotion.com': 'Dailymotion',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'pinterest.com': 'Pinterest',
}

/** Returns the name of the company at an address; for an unlisted one, its host. */
export function toProviderName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = Object.keys(NAMES).find((domain) => host === domain || host.endsWith(`.${domain}`))
  return (known && NAMES[known]) ?? host
}
