/** As wide as a phone, a tablet, two screens. */
export const WIDTHS = [360, 768, 1200, 1440] as const
