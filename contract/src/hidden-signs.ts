/** Control characters, unusual line ends and characters that change the text direction: invisible, or they make the text look different. */
export const HIDDEN_SIGNS = String.raw`\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB`
