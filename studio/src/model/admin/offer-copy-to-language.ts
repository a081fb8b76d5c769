import type { CollectionConfig, CollectionSlug } from 'payload'

/** Collections with texts in several languages. The admin's styles show the choice of a language for the same ones. */
const WITH_LANGUAGES: readonly CollectionSlug[] = ['media', 'films', 'authors', 'terms', 'product-facts']

/** Payload offers to copy texts to another language in every collection; this removes it where texts have only one. */
export function offerCopyToLanguage(collection: CollectionConfig): CollectionConfig {
  const hasLanguages = WITH_LANGUAGES.some((slug) => slug === collection.slug)
  return { ...collection, admin: { ...collection.admin, disableCopyToLocale: !hasLanguages } }
}
