/** Id of the panel of filters. */
export const FILTERS_ID = 'filters'
