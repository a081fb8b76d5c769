/** What a page says where nothing went wrong, in the words of the site: that a permission has ended, say. */
export type MessageWords = { title: string; text: string }
