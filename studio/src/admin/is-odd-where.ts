/** `or` or `and` without an index: the valid form is `where[or][0]…`. */
const NO_LIST = /\[(?:or|and)\](?!\[\d*\])/i

/**
 * Whether a parameter is a `where` of a shape that the studio's pages never send and that breaks Payload's code: JSON,
 * whose values may be anything, or conditions without an index.
 */
export const isOddWhere = (name: string, value: string): boolean =>
  (name === 'where' && value !== '') || (name.startsWith('where[') && NO_LIST.test(name))
