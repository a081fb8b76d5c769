/** Spec §2 and §9. */
export const MAX_SPOTLIGHT_PRODUCTS = 3
