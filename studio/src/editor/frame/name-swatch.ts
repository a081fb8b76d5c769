import type { BrandColour, BrandColours } from '../../model/fields/brand-colours.ts'
import type { Words } from './use-words.ts'

type Choice = { value: string; label: string }
type NamedSwatch = Choice & { colour: BrandColour | undefined; name: string }

/** Colours of a field's options in the brand of a site; empty for any other field. `site`: `acme/nl_NL`. */
export function findSwatches(
  field: { admin?: { custom?: Readonly<Record<string, unknown>> } },
  site: string | undefined,
): Readonly<Record<string, BrandColour>> {
  const { custom = {} } = field.admin ?? {}
  return hasColours(custom) ? (custom.colours[site?.split('/')[0] ?? ''] ?? {}) : {}
}

/** Set by `withSwatches` in the model. */
const hasColours = (custom: object): custom is { colours: BrandColours } => 'colours' in custom

/** Names options by their colours; if two have the same name, their own label is added. */
export function nameSwatches(
  choices: readonly Choice[],
  swatches: Readonly<Record<string, BrandColour>>,
  words: Words,
): NamedSwatch[] {
  const named = choices.map((choice) => {
    const colour = swatches[choice.value]
    return { ...choice, colour, name: colour === undefined ? choice.label : toName(colour, words) }
  })
  const isAmbiguous = (name: string) => named.filter((each) => each.name === name).length > 1
  return named.map((each) => ({ ...each, name: isAmbiguous(each.name) ? `${each.name} (${each.label})` : each.name }))
}

/** `Beige, light`, or the colours of a gradient. */
function toName({ names }: BrandColour, words: Words): string {
  return names
    .map(({ hue, shade }) => {
      const colour = words(`colour.${hue}`)
      return shade === undefined ? colour : words(`colour.${shade}`, { colour })
    })
    .join(' – ')
}
