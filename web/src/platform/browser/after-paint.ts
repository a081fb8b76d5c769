/** Work that shows nothing, once the frame is drawn that answers a press. In the browser. */
export const afterPaint = (task: () => void): number => requestAnimationFrame(() => setTimeout(task))
