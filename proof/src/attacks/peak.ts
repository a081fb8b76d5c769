const EVERY_MS = 200

/** Watches the highest value of a figure until it is stopped. */
export function watchPeak(read: () => number): { stop: () => number } {
  let peak = read()
  const look = () => {
    peak = Math.max(peak, read())
  }
  const looking = setInterval(look, EVERY_MS)
  looking.unref()
  return {
    stop() {
      clearInterval(looking)
      look()
      return peak
    },
  }
}
