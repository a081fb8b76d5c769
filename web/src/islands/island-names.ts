/** Every island of the site, named as its file and its export; a test finds the ones without a file, and files without a row. */
export const ISLAND_NAMES = [] as const

export type IslandName = (typeof ISLAND_NAMES)[number]
