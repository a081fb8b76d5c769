/** Words as they are compared: however they are broken into lines. */
export const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
