/** Runs work without visible effect after the frame that answers an interaction was painted. */
export const afterPaint = (task: () => void): number => requestAnimationFrame(() => setTimeout(task))
