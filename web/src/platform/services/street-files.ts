/** Folder of the street map that the site sends itself (`MAP_TILES`). */
export const STREETS_FOLDER = '/streets/'

/** MapLibre style of the map; `?lang=` chooses the language of names. */
export const STREETS_STYLE = `${STREETS_FOLDER}style.json`

/** The file of `MAP_TILES`, which browsers read by ranges. */
export const STREETS_TILES = `${STREETS_FOLDER}tiles.pmtiles`
