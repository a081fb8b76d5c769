/** What the build calls the script of previews. */
export const PREVIEW_SCRIPT = 'preview/entry.js'
