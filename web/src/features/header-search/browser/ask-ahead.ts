type LoadView<View> = (words: string) => Promise<View>

/** Asks for words once, also before their answer can show. `now` gives what was asked ahead, or asks. */
export function createAheadAsker<View>(ask: LoadView<View>): { ahead: (words: string) => void; now: LoadView<View> } {
  let asked: { words: string; view: Promise<View> } | undefined
  return {
    ahead(words) {
      if (words === '' || words === asked?.words) return
      asked = { words, view: ask(words) }
      // Told where it is waited for.
      asked.view.catch(() => {})
    },
    now(words) {
      const view = words === asked?.words ? asked.view : ask(words)
      asked = undefined
      return view
    },
  }
}
