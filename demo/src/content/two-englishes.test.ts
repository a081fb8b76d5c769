import { expect, test } from 'vitest'
import { inTexts } from './in-texts.ts'
import { loadContent } from './load-content.ts'

/** Names of products, on packs that both countries share. */
const NAMES = /Garden (Bird Feast|Fat Balls|Stew)|Parrot Garden Pellets|Stable Yard Dandy Brush/g

const BRITISH = [
  'pavements?|skirting boards?|jumpers?|courgettes?|motorways?|lay-bys?|car park|lorry|lorries|pram|tyres?|trousers?',
  'litter trays?|on the lead|the lead|PoisonLine|web shops?|pet shops?|boot of the car|nail varnish|removal men|till',
  'autumn|holidays?|fortnight|at weekends|at the weekend|ring (?:you|your|a) |surgery|driving licence|yoghurt',
  'colour\\w*|flavour\\w*|favourite\\w*|behaviour\\w*|neighbour\\w*|odour\\w*|fibres?|litres?|metres?|centimetres?|grey',
  '\\w*(?:organis|recognis|realis|sterilis)\\w*|diarrhoea|anaesth\\w*|moult\\w*|mould\\w*|draughts?|tonnes?|towards|learnt',
  'tits?|blue tits?|dunnocks?|blackbirds?|niger|garden birds?|bangers|heatwave|dribbl\\w*|carriage|is sick',
  'hold on (?:that|for a)|egg (?:box|cup)|(?:other way|look|turn|passed it|him|all|races) round(?! off)|trodden|socket',
  'molting (?:season|months|time)|in the molt|sledge|(?<!Fresh from the |out on the )garden(?! (?:centers?|herbs|vegetables|pond))|kilos|kilometres?|points? of sale',
]
const AMERICAN = [
  'sidewalks?|vacations?|backyards?|trunk of|litter box(?:es)?|leash(?:es)?|faucets?|strollers?|trucks?|gas station',
  'highways?|parking lot|apartments?|candy|sweaters?|pants (?!hard)|zippers?|trash|closets?|baseboards?|barn up|movers',
  'colou?r(?<!colour)s?|flavors?|favorites?|behaviors?|neighbors?|odors?|fibers?|liters?|meters?|centimeters?|gray|cozy',
  '\\w*(?:organiz|recogniz|realiz|steriliz)\\w*|diarrhea|anesthesia|molt\\w*|molds?|toward|center|veterinarians?',
  'chickadees?|nyjer|juncos?|drool\\w*|heat wave|shedding season|firecrackers|pounds?|inches|gallons|ounces|°F',
  'gotten|pet stores?|online stores?|stores near|your store|Poison Control|yogurt|percent|fall and winter|in the fall',
]

const content = loadContent()

function listFound(id: string, words: readonly string[]): string[] {
  const site = content.sites.find(({ locale }) => locale.id === id)
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'giu')
  const found: string[] = []
  inTexts([site?.articles, site?.jobs, site?.products, site?.pages, site?.categories, site?.menus], (text) => {
    // Skips keys, addresses and paths, which have no spaces and begin with a small letter.
    if (!/\s|^\p{Lu}/u.test(text)) return text
    const read = text.replace(/\]\([^)]*\)|https?:\S+/gu, ' ').replace(NAMES, '')
    for (const { 0: word, index } of read.matchAll(pattern))
      found.push(`${word}: ${read.slice(Math.max(0, index - 30), index + 30)}`)
    return text
  })
  return [...new Set(found)]
}

test('the American site uses no British words or spellings', () => {
  expect(listFound('tailwell/en_US', BRITISH)).toEqual([])
})

test.each(['tailwell/en_GB', 'aldergrove/en_GB'])('%s uses no American words or spellings', (id) => {
  expect(listFound(id, AMERICAN)).toEqual([])
})
