/** Environment of a process that replaces one which still serves: it opens the ports when it has something to show. */
export const REPLACEMENT = { MENAGERIE_REPLACEMENT: '1' }

export const isReplacement = (): boolean => process.env.MENAGERIE_REPLACEMENT === REPLACEMENT.MENAGERIE_REPLACEMENT
