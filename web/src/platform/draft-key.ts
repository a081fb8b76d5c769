/** Key under which a form's draft is stored in the tab; `/cookies` declares it. */
export const toDraftKey = (brand: string, form: string) => `${brand}-draft-${form}`
