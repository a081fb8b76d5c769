/** Spec §9: a big news grid holds at most two articles. */
export const MAX_BIG_NEWS = 2
