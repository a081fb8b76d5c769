/** Fields that the studio writes with each save: whose it is, and over what. No part of what an editor writes. */
export const TRAIL_NAMES = ['savedBy', 'saverId', 'savedOver', 'savedState'] as const
