/** Id of the only popup of a page, for its button, styles and script. */
export const LOCALE_POPUP_ID = 'locales'
