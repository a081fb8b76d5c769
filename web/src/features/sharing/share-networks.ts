/** What is shared: the absolute address of a page and its title. */
type SharedPage = { url: string; title: string }

const toAddress = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

/** Spec §2, share links: plain addresses of the networks, so that none of their scripts runs here. */
export const SHARE_NETWORKS = {
  twitter: {
    name: 'X (Twitter)',
    path: 'M5 4.500l14 15M18.500 4.500L5.500 19.500',
    toHref: ({ url, title }: SharedPage) => toAddress('https://twitter.com/intent/tweet', { url, text: title }),
  },
  whatsapp: {
    name: 'WhatsApp',
    path: 'M3.500 20.500l1.300-4.200a8.700 8.700 0 1 1 3.200 3zM9 8.200c-.8 1.600.2 3.700 1.600 5.100s3.500 2.400 5 1.600l.2-1.500-2-1-1 1c-1-.4-2-1.400-2.400-2.400l1-1-1-2z',
    toHref: ({ url, title }: SharedPage) => toAddress('https://wa.me/', { text: `${title} ${url}` }),
  },
  facebook: {
    name: 'Facebook',
    path: 'M16 3.500h-1.500c-2.500 0-4 1.500-4 4v13M7 12h7.500',
    toHref: ({ url }: SharedPage) => toAddress('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5.500 10v9.500M5.500 5v.01M10.500 19.500V10M10.500 14c0-2.500 1.500-4 3.700-4s3.800 1.500 3.800 4v5.500',
    toHref: ({ url }: SharedPage) => toAddress('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
} as const
