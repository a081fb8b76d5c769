/** The form contains new text one frame later. */
const FRAME_MS = 20

/**
 * Waits until the form contains the text of formatted fields, because their editor passes it on only when the browser
 * is idle.
 */
export function formattedTextIsIn(): Promise<void> {
  return new Promise((resolve) => {
    const soon = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 100))
    soon(() => setTimeout(resolve, FRAME_MS))
  })
}
