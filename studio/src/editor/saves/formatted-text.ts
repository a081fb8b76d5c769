/** The form shows new words one frame later. */
const FRAME_MS = 20

/** Waits until the form has the words of formatted text: its editor hands them over when the browser is idle. */
export function formattedTextIsIn(): Promise<void> {
  return new Promise((resolve) => {
    const soon = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 100))
    soon(() => setTimeout(resolve, FRAME_MS))
  })
}
