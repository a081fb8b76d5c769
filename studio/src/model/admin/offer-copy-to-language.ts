import type { CollectionConfig, CollectionSlug } from 'payload'

/** Collections with texts in several languages. The styles of the admin offer the choice of a language for them, too. */
const WITH_LANGUAGES: readonly CollectionSlug[] = ['media', 'films', 'authors', 'terms', 'product-facts']

/** Payload offers to copy texts to another language everywhere; a document of one site has none to copy. */
export function offerCopyToLanguage(collection: CollectionConfig): CollectionConfig {
  const hasLanguages = WITH_LANGUAGES.some((slug) => slug === collection.slug)
  return { ...collection, admin: { ...collection.admin, disableCopyToLocale: !hasLanguages } }
}
