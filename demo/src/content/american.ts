import { inTexts } from './in-texts.ts'

/** British words of the demo texts as the International site writes them. */
const AMERICAN: Readonly<Record<string, string>> = {
  colour: 'color',
  coloured: 'colored',
  colouring: 'coloring',
  colours: 'colors',
  colourful: 'colorful',
  flavoured: 'flavored',
  favourite: 'favorite',
  favourites: 'favorites',
  camomile: 'chamomile',
  grey: 'gray',
  fibre: 'fiber',
  litres: 'liters',
  soya: 'soy',
  judgement: 'judgment',
  glycerine: 'glycerin',
  maize: 'corn',
  thiosulphate: 'thiosulfate',
}

const WORDS = new RegExp(`\\b(${Object.keys(AMERICAN).join('|')})\\b`, 'giu')

function respell(text: string): string {
  return text.replace(WORDS, (word) => {
    const american = AMERICAN[word.toLowerCase()] ?? word
    return word[0] === word[0]?.toUpperCase() ? american.slice(0, 1).toUpperCase() + american.slice(1) : american
  })
}

/** The same texts in American spelling, however deep they lie. */
export function toAmerican<T>(value: T): T {
  return inTexts(value, respell)
}
