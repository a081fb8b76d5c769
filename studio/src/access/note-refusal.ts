import type { AfterErrorHook } from 'payload'

const REFUSED: ReadonlySet<unknown> = new Set([401, 403])

/** A line for each call that was refused, with the account that asked: its id, since logs name no address of a person. */
export const noteRefusal: AfterErrorHook = ({ error, req }) => {
  const status = 'status' in error ? error.status : undefined
  if (!REFUSED.has(status)) return
  const account = req.user ? `${req.user.collection}/${req.user.id}` : 'none'
  req.payload.logger.warn({ msg: 'A call is refused', status, method: req.method, path: req.pathname, account })
}
