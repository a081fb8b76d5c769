/** Id of the one popup of a page, for its button, its styles and the script. */
export const LOCALE_POPUP_ID = 'locales'
