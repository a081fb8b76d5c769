/**
 * Keys in the query of a link, or at the end of the studio's address for a new password; for JavaScript and PostgreSQL
 * alike.
 */
const KEY = '([?&][a-z_]+=|/admin/reset/)[A-Za-z0-9_-]{16,}'
const KEYS = new RegExp(KEY, 'g')
const HIDDEN = /([?&][a-z_]+=|\/admin\/reset\/)…/

/** Removes the keys of links from a mail's text: each gives access to its holder, and sent mails can be read by others than the recipient. */
export const hideLinkKeys = (words: string): string => words.replace(KEYS, '$1…')

/** Whether the keys of a mail's links were removed, so that it cannot be sent again. */
export const hasHiddenKeys = (words: string): boolean => HIDDEN.test(words)

/** Days in which a failed mail may be queued again; links with an expiry do not last longer. */
const DEAD_KEYS_KEPT_DAYS = 7
const COLUMNS = ['text', 'html', 'unsubscribe']

/** Removes keys from mails that failed, and from sent mails in which an earlier version left them. */
export const HIDE_OLD_KEYS = `
  update mails set ${COLUMNS.map((name) => `${name} = regexp_replace(${name}, '${KEY}', '\\1…', 'g')`).join(', ')}
  where (state = 'sent' or (state = 'dead' and updated_at < now() - make_interval(days => ${DEAD_KEYS_KEPT_DAYS})))
    and concat_ws(' ', ${COLUMNS.join(', ')}) ~ '${KEY}'`
