/** Spec §2: where the button 'Points of sale' leads. */
export const SIDEBAR_ID = 'sidebar-stores'
/** Spec §2: where the button 'Webstore' leads. */
export const ONLINE_STORES_ID = 'online-stores'
