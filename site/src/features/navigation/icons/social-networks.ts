import type { MenuItem } from '@menagerie/contract/menu'

export type SocialNetwork = NonNullable<MenuItem['socialIcons']>[number]['network']

/** Names as the networks write them, and line drawings of our own that hint at them. */
export const SOCIAL_NETWORK_LOOKS: Readonly<Record<SocialNetwork, { name: string; path: string }>> = {
  facebook: { name: 'Facebook', path: 'M16 3.500h-1.500c-2.500 0-4 1.500-4 4v13M7 12h7.500' },
  instagram: {
    name: 'Instagram',
    path: 'M7.500 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7v.01',
  },
  youtube: {
    name: 'YouTube',
    path: 'M4.500 6C7 5.500 17 5.500 19.500 6c1.500.4 2 3 2 6s-.5 5.600-2 6c-2.500.5-12.500.5-15 0-1.500-.4-2-3-2-6s.5-5.600 2-6zM10.300 9.300v5.400L15 12z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5.500 10v9.500M5.500 5v.01M10.500 19.500V10M10.500 14c0-2.500 1.500-4 3.700-4s3.800 1.500 3.800 4v5.500',
  },
  tiktok: { name: 'TikTok', path: 'M13 3.500v11a3.700 3.700 0 1 1-3.700-3.700M13 3.500c.3 3 2.200 5 5.500 5.300' },
  pinterest: {
    name: 'Pinterest',
    path: 'M9 14c-.9-.6-1.300-1.500-1.300-2.500 0-2.300 1.800-4 4.500-4s4.300 1.700 4.300 3.900c0 2.500-1.400 4.300-3.300 4.300-1.200 0-2-.6-2.300-1.400M12.300 10.800L10 20.500M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z',
  },
}
