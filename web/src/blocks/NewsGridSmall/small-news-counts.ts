/** Articles that an editor may choose: three rows of four (spec §9 gives no number). */
export const MAX_SMALL_NEWS = 12
/** Articles that show when none is chosen: one row on a wide screen. */
export const NEWEST_SMALL_NEWS = 4
