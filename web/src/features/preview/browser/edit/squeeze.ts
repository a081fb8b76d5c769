/** Normalises white space, so that texts compare equal however they are broken into lines. */
export const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
