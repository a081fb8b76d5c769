/** Renders something else in the browser than on the server, which a test must see. */
export function Mismatch() {
  return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>
}
