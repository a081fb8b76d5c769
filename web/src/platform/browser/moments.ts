/** Longest wait: a browser that paints nothing may never be idle. */
const LATEST_MS = 3_000

/** Calls back when the browser is idle, after some seconds at the latest. */
export function afterIdle(go: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: LATEST_MS })
  else setTimeout(go, 200)
}

/** Calls back once, now or as soon as the window matches, such as `(min-width: 1200px)`. */
export function onceFitting(media: string, go: () => void): void {
  const query = matchMedia(media)
  if (query.matches) go()
  else query.addEventListener('change', go, { once: true })
}
