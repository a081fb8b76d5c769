/**
 * Fields that the studio writes with each save: the author, and the version that it replaces. Not part of an editor's
 * content.
 */
export const TRAIL_NAMES = ['savedBy', 'saverId', 'savedOver', 'savedState'] as const
