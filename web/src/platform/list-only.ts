/** Header of a request for a page whose list is wanted alone. A page that is kept comes whole all the same. */
export const LIST_ONLY = { name: 'menagerie-part', value: 'list' } as const
