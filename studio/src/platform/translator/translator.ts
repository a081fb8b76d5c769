/** A translation service for plain texts. */
export type Translator = {
  name: string
  host: string
  /**
   * Returns one translation per text, in the same order. `from` and `to` are locale codes of sites: `nl_NL`, `en_GB`.
   */
  translate: (texts: readonly string[], languages: { from: string; to: string }) => Promise<string[]>
}

/** Why a service did not translate, in a sentence for editors. */
export class TranslatorProblem extends Error {
  override name = 'TranslatorProblem'
}

/** Longest time that an editor waits for a service. */
const PATIENCE_MS = 20_000

/** Calls a service and returns its JSON; throws a `TranslatorProblem` if it fails. */
export async function askTranslator(address: string, init: { headers: Record<string, string>; body: unknown }) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...init.headers },
    body: JSON.stringify(init.body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new TranslatorProblem('The translation service is not responding')
  })
  if (response.ok) return response.json().catch(() => undefined)
  await response.body?.cancel()
  throw new TranslatorProblem(toReason(response.status))
}

function toReason(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return 'The translation service does not accept the key of this studio'
    case 413:
      return 'These texts are too long for the translation service'
    case 429:
      return 'The translation service is too busy: try again in a moment'
    case 456:
      return 'This month’s allowance of the translation service is used up'
    default:
      return 'The translation service cannot translate this'
  }
}

/**
 * Returns the answer of a service if it has one translation for each text; throws otherwise, also for empty
 * translations.
 */
export function requireEach(texts: readonly string[], answered: readonly string[] | undefined): readonly string[] {
  const isEach =
    answered?.length === texts.length && answered.every((text, at) => text.trim() !== '' || texts[at]?.trim() === '')
  if (!isEach) throw new TranslatorProblem('The translation service responded with something other than translations')
  return answered
}
