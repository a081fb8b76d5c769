/** Folder of the street map that the site sends itself (`MAP_TILES`). */
export const STREETS_FOLDER = '/streets/'

/** How its roads and places look, as MapLibre reads it; `?lang=` chooses the language of names. */
export const STREETS_STYLE = `${STREETS_FOLDER}style.json`

/** The file of `MAP_TILES`: browsers take parts of it by range. */
export const STREETS_TILES = `${STREETS_FOLDER}tiles.pmtiles`
