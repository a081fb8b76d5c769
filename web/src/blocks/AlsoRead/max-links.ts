/** The spec limits 'also read' to no number; more links than this would be a menu. */
export const MAX_ALSO_READ_LINKS = 12
