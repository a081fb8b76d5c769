/** In the query of a link, or at the end of the studio's own address for a new password. */
const KEY = /([?&][a-z_]+=|\/admin\/reset\/)[\w-]{16,}/g

/** Words of a mail without the keys of its links, each of which lets its reader in: a mail that was sent is read by others than its recipient. */
export const hideLinkKeys = (words: string): string => words.replace(KEY, '$1…')
