/** Spec §2: target of the button 'Points of sale'. */
export const SIDEBAR_ID = 'sidebar-stores'
/** Spec §2: target of the button 'Webstore'. */
export const ONLINE_STORES_ID = 'online-stores'
