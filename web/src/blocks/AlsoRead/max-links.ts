/** The spec gives 'also read' no number; more than this is a menu. */
export const MAX_ALSO_READ_LINKS = 12
