const LIGHT_SURFACES = ['--surface-page', '--surface-raised', '--surface-warm', '--surface-neutral', '--surface-band']
const BRAND_SURFACES = ['--surface-brand', '--surface-brand-solid', '--surface-inverse']
const CTA = ['1', '2', '3', '4', '5', '6', '7', 'primeval-1', 'primeval-2']

/** A foreground role, and the surfaces on which it is used. */
type Rows = readonly (readonly [front: string, surfaces: readonly string[]])[]

/** Text colours, with the surfaces on which they must be readable. */
export const READABLE_ON: Rows = [
  ['--text-default', [...LIGHT_SURFACES, '--surface-error', '--surface-success']],
  ['--text-muted', LIGHT_SURFACES],
  ['--text-brand', LIGHT_SURFACES],
  ['--text-accent', LIGHT_SURFACES],
  ['--text-error', [...LIGHT_SURFACES, '--surface-error']],
  ['--text-success', [...LIGHT_SURFACES, '--surface-success']],
  ['--text-on-brand', BRAND_SURFACES],
  ['--action-on-primary', ['--action-primary', '--action-primary-hover']],
  ['--action-on-secondary', ['--action-secondary', '--action-secondary-hover']],
  ...CTA.map((theme) => [`--cta-${theme}-text`, [`--cta-${theme}-surface`]] as const),
]

/** Colours that only have to be visible: borders, focus, buttons. */
export const VISIBLE_ON: Rows = [
  ['--border-strong', LIGHT_SURFACES],
  ['--focus', LIGHT_SURFACES],
  ['--focus-on-brand', BRAND_SURFACES],
  ['--action-primary', LIGHT_SURFACES],
]

const COLOURS = [...new Set([...READABLE_ON, ...VISIBLE_ON].flatMap(([front, surfaces]) => [front, ...surfaces]))]
const OTHERS =
  `--band-mask --border --case-label --decor-brand --edge-bottom --edge-mask --edge-top --font-body --font-heading
  --font-weight-heading --font-weight-strong --header-grid --header-grid-search --mark --menu-align --pattern --prose-below-heading
  --prose-columns --prose-heading --prose-rows --prose-text --radius-large --radius-medium --radius-pill --radius-small
  --section-align --shadow-button --shadow-card --shadow-lifted --shadow-overlay --soft --surface-scrim --tracking-heading
  --tracking-label`.split(/\s+/)

/** Every role that components read: the same in each brand, so that no component depends on the brand. */
export const THEME_ROLES: readonly string[] = [...COLOURS, ...OTHERS].sort()
