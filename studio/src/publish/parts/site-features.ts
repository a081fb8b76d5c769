/** What editors choose where Amazon delivers nothing to the site's country. */
export const NO_AMAZON = 'none'
