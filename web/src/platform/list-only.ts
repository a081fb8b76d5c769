/** Header of a request for only the list of a page. A cached page is sent whole anyway. */
export const LIST_ONLY = { name: 'menagerie-part', value: 'list' } as const
