import { inTexts } from './in-texts.ts'

/** British words of the demo texts as the International site writes them. */
const AMERICAN: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  behaviour: 'behavior',
  camomile: 'chamomile',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  colour: 'color',
  coloured: 'colored',
  colourful: 'colorful',
  colouring: 'coloring',
  colours: 'colors',
  faecal: 'fecal',
  favourite: 'favorite',
  favourites: 'favorites',
  fertiliser: 'fertilizer',
  fibre: 'fiber',
  fibres: 'fibers',
  flavour: 'flavor',
  flavoured: 'flavored',
  galvanised: 'galvanized',
  glycerine: 'glycerin',
  grey: 'gray',
  hydrolysed: 'hydrolyzed',
  judgement: 'judgment',
  litre: 'liter',
  litres: 'liters',
  maize: 'corn',
  metre: 'meter',
  metres: 'meters',
  millimetres: 'millimeters',
  moulting: 'molting',
  multicoloured: 'multicolored',
  neighbours: 'neighbors',
  odour: 'odor',
  odours: 'odors',
  practise: 'practice',
  recognise: 'recognize',
  soya: 'soy',
  stabilised: 'stabilized',
  sulphate: 'sulfate',
  thiosulphate: 'thiosulfate',
  travelling: 'traveling',
  vulcanised: 'vulcanized',
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
