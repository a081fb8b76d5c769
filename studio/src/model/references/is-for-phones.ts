const FIELDS: ReadonlySet<string> = new Set(['phoneOnlyImage'])

/** A picture of phones is shown in place of another one, with the text of that. */
export const isForPhones = (fieldName: string): boolean => FIELDS.has(fieldName)
