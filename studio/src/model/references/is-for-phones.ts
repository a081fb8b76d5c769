const FIELDS: ReadonlySet<string> = new Set(['phoneOnlyImage'])

/** Whether a field contains the phone version of a picture, which uses the alternative text of the main one. */
export const isForPhones = (fieldName: string): boolean => FIELDS.has(fieldName)
