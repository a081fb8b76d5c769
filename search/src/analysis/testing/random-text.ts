const PIECES = [
  'hond',
  'Mäuse',
  'kæledyr',
  "l'",
  'd’',
  "dog's",
  '1,5',
  '1.000,50',
  '1,2,3',
  '400g',
  'm²',
  '½',
  'e\u0301',
  '\u0301',
  'İ',
  'ﬁ',
  'ﷺ',
  'ͺ',
  '㈀',
  '\u00AD',
  '\u200D',
  '👍🏽',
  '\u{1D504}',
  '\uD800',
  '\uDC00',
  ' ',
  '-',
  '.',
  ',',
  "'",
  '’',
  'п’ятниця',
  'йїґё',
  'ß',
  '漢字',
  'ไทย',
  'עִבְרִית',
  '\0',
  '\n',
] as const

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createTextRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Mixes pieces that are difficult to analyse with code units of any kind, lone surrogates among them. */
export function createRandomText(random: () => number, length: number): string {
  let text = ''
  while (text.length < length) {
    const piece = PIECES[Math.floor(random() * PIECES.length * 1.5)]
    text += piece ?? String.fromCharCode(Math.floor(random() * 0x1_0000))
  }
  return text
}
