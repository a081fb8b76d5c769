/** Name of the previews' script in the build. */
export const PREVIEW_SCRIPT = 'preview/entry.js'
