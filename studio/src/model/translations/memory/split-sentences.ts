/** A piece of a text with its place: a sentence of a line, or a whole line. */
type SentencePiece = { place: string; text: string }

/** Shorter pieces, such as “OK”, mean nothing alone; longer ones are not sentences. */
const LENGTHS = { from: 3, to: 2_000 }

/** Splits a text into sentences by the rules of its language. Lines are split first: they are paragraphs and list items. */
export function splitSentences(text: string, language: string): string[] {
  return text.split('\n').flatMap((line) => splitLine(line, language))
}

function splitLine(line: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}

/**
 * Splits a text into pieces with places. Places in two languages are equal if both texts have the same number of lines,
 * and the lines the same number of sentences: the pieces are then translations of each other.
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
