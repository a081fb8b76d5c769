/** Texts of one language by their keys. */
export type WordCatalogue = Readonly<Record<string, string>>
