/** Where the Algolia contract has its addresses; its clients can ask nowhere else. */
export const SEARCH_FOLDER = '/1/'
