/** Texts of one language by their keys. */
export type Catalogue = Readonly<Record<string, string>>
