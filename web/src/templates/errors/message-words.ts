/** Text of a message page, in the site's language, for example that a permission has ended. */
export type MessageWords = { title: string; text: string }
