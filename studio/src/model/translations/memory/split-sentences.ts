/** A piece of a text: a sentence of a line, or the line itself where it has several. */
type SentencePiece = { place: string; text: string }

/** Shorter ones, such as “OK”, stand everywhere and mean nothing alone; longer ones are no sentences. */
const LENGTHS = { from: 3, to: 2_000 }

/** A text, sentence by sentence, as its language ends them. Lines come apart first: they are paragraphs and items of lists. */
export function splitSentences(text: string, language: string): string[] {
  return text.split('\n').flatMap((line) => splitLine(line, language))
}

function splitLine(line: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}

/**
 * The pieces of a text with their places. Places of two languages are alike where both have as many lines, and lines as many
 * sentences: then the pieces are each other's translations.
 */
export function toPieces(text: string, language: string): SentencePiece[] {
  const lines = text.split('\n').map((line) => line.trim())
  const pieces = lines.flatMap((line, at) => {
    const place = `${at + 1}/${lines.length}`
    const sentences = splitLine(line, language)
    const whole = { place, text: line }
    if (sentences.length < 2) return [whole]
    return [
      whole,
      ...sentences.map((each, index) => ({ place: `${place}·${index + 1}/${sentences.length}`, text: each })),
    ]
  })
  return pieces.filter(({ text: { length } }) => length >= LENGTHS.from && length <= LENGTHS.to)
}
