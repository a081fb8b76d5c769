import type { MenuItem } from '@menagerie/contract/menu'

type SocialNetwork = NonNullable<MenuItem['socialIcons']>[number]['network']

/** Names as the networks write them, and line drawings made for this project that resemble their logos. */
export const SOCIAL_NETWORK_LOOKS: Readonly<Record<SocialNetwork, { name: string; path: string }>> = {
  facebook: { name: 'Facebook', path: 'M16 3.5h-1.5c-2.5 0-4 1.5-4 4v13M7 12h7.5' },
  instagram: {
    name: 'Instagram',
    path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7v.01',
  },
  youtube: {
    name: 'YouTube',
    path: 'M4.5 6C7 5.5 17 5.5 19.5 6c1.5.4 2 3 2 6s-.5 5.6-2 6c-2.5.5-12.5.5-15 0-1.5-.4-2-3-2-6s.5-5.6 2-6zM10.3 9.3v5.4L15 12z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5.5 10v9.5M5.5 5v.01M10.5 19.5V10M10.5 14c0-2.5 1.5-4 3.7-4s3.8 1.5 3.8 4v5.5',
  },
  tiktok: { name: 'TikTok', path: 'M13 3.5v11a3.7 3.7 0 1 1-3.7-3.7M13 3.5c.3 3 2.2 5 5.5 5.3' },
  pinterest: {
    name: 'Pinterest',
    path: 'M9 14c-.9-.6-1.3-1.5-1.3-2.5 0-2.3 1.8-4 4.5-4s4.3 1.7 4.3 3.9c0 2.5-1.4 4.3-3.3 4.3-1.2 0-2-.6-2.3-1.4M12.3 10.8L10 20.5M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  },
}
