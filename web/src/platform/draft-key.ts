/** Name under which a form's words are kept in the tab; `/cookies` declares it. */
export const toDraftKey = (brand: string, form: string) => `${brand}-draft-${form}`
