import { AMERICAN_WORDS } from './american-words.ts'
import { inTexts } from './in-texts.ts'

/** British words of the demo texts as the International site writes them. */
const AMERICAN: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  anaemia: 'anemia',
  anaesthesia: 'anesthesia',
  anaesthetic: 'anesthetic',
  analyse: 'analyze',
  behaviour: 'behavior',
  behaviours: 'behaviors',
  burnt: 'burned',
  camomile: 'chamomile',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  centre: 'center',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colourful: 'colorful',
  colouring: 'coloring',
  colourings: 'colorings',
  colourless: 'colorless',
  colours: 'colors',
  'colours’': 'colors’',
  cosy: 'cozy',
  diarrhoea: 'diarrhea',
  draught: 'draft',
  draughts: 'drafts',
  faecal: 'fecal',
  favourite: 'favorite',
  favourites: 'favorites',
  fertiliser: 'fertilizer',
  fibre: 'fiber',
  fibres: 'fibers',
  flavour: 'flavor',
  flavoured: 'flavored',
  flavouring: 'flavoring',
  flavours: 'flavors',
  galvanised: 'galvanized',
  gelatine: 'gelatin',
  glycerine: 'glycerin',
  grey: 'gray',
  haemorrhage: 'hemorrhage',
  harbour: 'harbor',
  honour: 'honor',
  humour: 'humor',
  hydrolysed: 'hydrolyzed',
  jewellery: 'jewelry',
  judgement: 'judgment',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  labour: 'labor',
  learnt: 'learned',
  licence: 'license',
  litre: 'liter',
  litres: 'liters',
  maize: 'corn',
  methylsulphonylmethane: 'methylsulfonylmethane',
  metre: 'meter',
  metres: 'meters',
  millilitres: 'milliliters',
  millimetre: 'millimeter',
  millimetres: 'millimeters',
  modelled: 'modeled',
  mould: 'mold',
  mouldy: 'moldy',
  moult: 'molt',
  moulted: 'molted',
  moulting: 'molting',
  moults: 'molts',
  multicoloured: 'multicolored',
  neighbour: 'neighbor',
  neighbourhood: 'neighborhood',
  neighbours: 'neighbors',
  'neighbour’s': 'neighbor’s',
  neutralise: 'neutralize',
  neutralises: 'neutralizes',
  odour: 'odor',
  odours: 'odors',
  oesophagus: 'esophagus',
  oestrus: 'estrus',
  organisation: 'organization',
  organise: 'organize',
  organised: 'organized',
  paediatric: 'pediatric',
  parlour: 'parlor',
  plough: 'plow',
  practise: 'practice',
  practised: 'practiced',
  programme: 'program',
  realise: 'realize',
  recognise: 'recognize',
  recognised: 'recognized',
  savour: 'savor',
  sceptical: 'skeptical',
  smelt: 'smelled',
  soya: 'soy',
  stabilised: 'stabilized',
  sterilised: 'sterilized',
  storey: 'story',
  storeys: 'stories',
  sulphate: 'sulfate',
  thiosulphate: 'thiosulfate',
  towards: 'toward',
  travelling: 'traveling',
  tricolour: 'tricolor',
  tumour: 'tumor',
  unrecognised: 'unrecognized',
  vapour: 'vapor',
  vulcanised: 'vulcanized',
  yoghurt: 'yogurt',
}

const SPELLINGS = new RegExp(`\\b(${Object.keys(AMERICAN).join('|')})\\b`, 'giu')

/** Matches whole words and phrases, the longest first. Those within an address, a path or a key are left out. */
const WORDS = new RegExp(
  `(?<![\\p{L}@/:-])(${Object.keys(AMERICAN_WORDS)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}@/-])`,
  'gu',
)

function respell(text: string): string {
  const said = text.replace(WORDS, (words) => AMERICAN_WORDS[words] ?? words)
  return said.replace(SPELLINGS, (word) => {
    const american = AMERICAN[word.toLowerCase()] ?? word
    return word[0] === word[0]?.toUpperCase() ? american.slice(0, 1).toUpperCase() + american.slice(1) : american
  })
}

/** Returns a value with all its texts in American words and spelling, at any depth. */
export function toAmerican<T>(value: T): T {
  return inTexts(value, respell)
}
