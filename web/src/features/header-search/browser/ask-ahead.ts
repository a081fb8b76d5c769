type LoadView<View> = (words: string) => Promise<View>

/** Asks for each query once, also before its answer can be shown. `now` returns the answer asked ahead, or asks. */
export function createAheadAsker<View>(ask: LoadView<View>): { ahead: (words: string) => void; now: LoadView<View> } {
  let asked: { words: string; view: Promise<View> } | undefined
  return {
    ahead(words) {
      if (words === '' || words === asked?.words) return
      asked = { words, view: ask(words) }
      // The error is handled where the answer is awaited.
      asked.view.catch(() => {})
    },
    now(words) {
      const view = words === asked?.words ? asked.view : ask(words)
      asked = undefined
      return view
    },
  }
}
