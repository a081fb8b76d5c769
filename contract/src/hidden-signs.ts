/** Control signs, other ends of lines, and signs that turn the direction of what follows: nothing of it is seen, or it makes other words of it. */
export const HIDDEN_SIGNS = String.raw`\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB`
