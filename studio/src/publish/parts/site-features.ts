/** Value of an editor's choice: Amazon does not deliver to the site's country. */
export const NO_AMAZON = 'none'
