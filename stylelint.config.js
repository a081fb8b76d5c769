import { hoverWhereHoverIs } from './scripts/check/hover-where-hover-is.ts'

/** Components take colours from roles (`var(--…)`) only; the palettes are in `company/<company>/<brand>/theme.css`. */
export default {
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/.next/**', 'var/**'],
  plugins: [hoverWhereHoverIs],
  rules: {
    'menagerie/hover-where-hover-is': true,
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': ['/^(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)$/'],
    'declaration-no-important': true,
    'block-no-empty': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'unit-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-max-id': 0,
    // Breakpoints of spec §9 and their −1 forms, nothing else.
    'media-feature-name-value-allowed-list': {
      '/^(min-|max-)?width$/': ['600px', '900px', '1200px', '1440px', '599px', '899px', '1199px', '1439px'],
      width: ['600px', '900px', '1200px', '1440px', '599px', '899px', '1199px', '1439px'],
    },
    'property-disallowed-list': ['float', 'margin-left', 'margin-right', 'padding-left', 'padding-right'],
  },
  overrides: [
    {
      files: ['company/**/theme.css', 'studio/**/*.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'color-named': null,
        'property-disallowed-list': null,
        'declaration-no-important': null,
      },
    },
  ],
}
