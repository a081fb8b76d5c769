/** Texts of one language by key. */
export type WordCatalogue = Readonly<Record<string, string>>
