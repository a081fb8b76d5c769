/** Folder of the Algolia API; its clients can use no other. */
export const SEARCH_FOLDER = '/1/'
