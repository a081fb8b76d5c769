/**
 * Small enough that one sitemap takes as long as a few pages, and that neither 50,000 addresses nor 50 MB are
 * reached: an address with 18 variants of 2,000 characters each is 40 kB.
 */
export const ADDRESSES_PER_SITEMAP = 1_000
