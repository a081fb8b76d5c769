import type { RenderContext } from '../context/render-context.ts'
import { toSuggestion } from '../features/locale-switch/detect-locale.ts'
import { loadExampleChoice } from '../features/locale-switch/LocalePopup.examples.tsx'
import { LocalePopup } from '../features/locale-switch/LocalePopup.tsx'
import type { LocaleSuggestion as SuggestionView } from '../features/locale-switch/suggestion.ts'

/** Suggests the first of these countries that gives a suggestion: a site makes none for its own country. */
const suggestTo =
  (...countries: (string | undefined)[]) =>
  (ctx: RenderContext) =>
    show(ctx, countries.flatMap((country) => toSuggestion(ctx.site, country, ctx.t) ?? [])[0])

function show(ctx: RenderContext, suggestion: SuggestionView | undefined) {
  const choice = loadExampleChoice(ctx)
  return {
    show: choice && (
      <>
        <LocalePopup {...choice} />
        <p lang="en" data-suggestion={JSON.stringify(suggestion ?? null)}>
          Asked below.
        </p>
      </>
    ),
  }
}

export const suggestionExamples = {
  elsewhere: suggestTo('DE', 'NL'),
  'two-languages': suggestTo('BE', 'DE'),
  'nobody-knows': suggestTo(undefined),
  'no-answer': (ctx: RenderContext) => show(ctx, undefined),
}
