import type { Lookup } from '../parts/lookup.ts'
import { storedText } from '../parts/stored-values.ts'
import { type StoredLink, storedLink, toPublishedLink } from '../parts/to-link.ts'

/** Texts and link of banners, as the form stores them. */
export const storedBannerText = {
  blockTitle: storedText,
  blockText: storedText,
  button: storedLink,
  buttonText: storedText,
}

/** The form keeps the link of a button in the group `button`; the published banner calls it `buttonUrl`. */
export function toBanner<T extends { button?: StoredLink }>({ button, ...fields }: T, lookup: Lookup) {
  return { ...fields, buttonUrl: toPublishedLink(button, lookup) }
}
