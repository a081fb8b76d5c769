import type { AfterErrorHook } from 'payload'

const REFUSED: ReadonlySet<unknown> = new Set([401, 403])

/** Logs each refused call with the id of the account: logs must not contain email addresses. */
export const noteRefusal: AfterErrorHook = ({ error, req }) => {
  const status = 'status' in error ? error.status : undefined
  if (!REFUSED.has(status)) return
  const account = req.user ? `${req.user.collection}/${req.user.id}` : 'none'
  req.payload.logger.warn({ msg: 'A call is refused', status, method: req.method, path: req.pathname, account })
}
