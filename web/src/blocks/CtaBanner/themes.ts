/** The nine values of `colorTheme` (spec §3); each is a role in the brand's `theme.css`. */
export const CTA_THEMES = ['1', '2', '3', '4', '5', '6', '7', 'primeval-1', 'primeval-2'] as const
export type CtaTheme = (typeof CTA_THEMES)[number]
