/** In the query of a link, or at the end of the studio's own address for a new password; for JavaScript and PostgreSQL alike. */
const KEY = '([?&][a-z_]+=|/admin/reset/)[A-Za-z0-9_-]{16,}'
const KEYS = new RegExp(KEY, 'g')
const HIDDEN = /([?&][a-z_]+=|\/admin\/reset\/)…/

/** Words of a mail without the keys of its links, each of which lets its reader in: a mail that was sent is read by others than its recipient. */
export const hideLinkKeys = (words: string): string => words.replace(KEYS, '$1…')

/** Whether a mail has lost the keys of its links: it cannot be sent again. */
export const hasHiddenKeys = (words: string): boolean => HIDDEN.test(words)

/** Days in which a person may set a dead letter to waiting again; no link that ends lives longer. */
const DEAD_KEYS_KEPT_DAYS = 7
const COLUMNS = ['text', 'html', 'unsubscribe']

/** Hides them in mails that were given up, and where an earlier version left them in mails that were sent. */
export const HIDE_OLD_KEYS = `
  update mails set ${COLUMNS.map((name) => `${name} = regexp_replace(${name}, '${KEY}', '\\1…', 'g')`).join(', ')}
  where (state = 'sent' or (state = 'dead' and updated_at < now() - make_interval(days => ${DEAD_KEYS_KEPT_DAYS})))
    and concat_ws(' ', ${COLUMNS.join(', ')}) ~ '${KEY}'`
