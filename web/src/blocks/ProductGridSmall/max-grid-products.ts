/** Spec §2 gives 'product grid small' no number; four fill one row. */
export const MAX_GRID_PRODUCTS = 4
