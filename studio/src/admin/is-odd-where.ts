/** Conditions of a list without their number: `where[or][0]…` has it. */
const NO_LIST = /\[(?:or|and)\](?!\[\d*\])/i

/**
 * Whether a parameter is a `where` of a shape that the studio's pages never send and Payload's code trips over: one as JSON, whose values
 * may be anything, or several conditions that are no list.
 */
export const isOddWhere = (name: string, value: string): boolean =>
  (name === 'where' && value !== '') || (name.startsWith('where[') && NO_LIST.test(name))
