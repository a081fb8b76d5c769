import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '../../demo-sites.ts'
import { findAlt, PICTURE_NAMES } from '../alternative-texts.ts'
import { ARTICLE_FRAMES } from './article-frames.ts'
import { readProse } from './read-prose.ts'

const SMALL = /rabbit|ferret|guinea pig|hamster/i
/** What a picture must not show above an article, by the words of its description. */
const CONTRADICTIONS: Readonly<Record<string, RegExp>> = {
  'a-day-for-an-indoor-cat': /forest|stream|log|meadow|fence|litter tray/i,
  'home-alone': /forest|path|meadow|park/i,
  'a-day-at-the-shelter': SMALL,
  'every-recipe-explained': SMALL,
  'answers-on-saturday': SMALL,
}

test('shows no picture of an animal above an article about other animals', () => {
  const tagsOf: Record<string, string> = {
    dog: 'dogs',
    cat: 'cats',
    horse: 'stable',
    rabbit: 'rabbits',
    parrot: 'birds',
    fish: 'aquarium',
  }
  const animals = new Set<string>(Object.values(tagsOf))
  const odd = ARTICLE_FRAMES.flatMap(({ name, tags, picture }) => {
    const told = tags.filter((tag) => animals.has(tag))
    const shown = Object.values(picture).map(
      (each) => tagsOf[/^(?:banner|grove)-([a-z]+)-/.exec(each ?? '')?.[1] ?? ''],
    )
    return told.length > 0 && shown.some((tag) => tag && !told.some((each) => each === tag)) ? [name] : []
  })
  expect(odd).toEqual([])
})

test('shows no portrait above an article: cards of a phone are three times as wide as high and would cut its head', () => {
  const portraits = ARTICLE_FRAMES.filter(({ picture }) =>
    Object.values(picture).some((name) => name?.includes('portrait')),
  )
  expect(portraits.map(({ name }) => name)).toEqual([])
})

test('labels articles about dogs and cats with their subject, not with one of the two', () => {
  const both = ARTICLE_FRAMES.filter(({ tags }) => tags.includes('dogs') && tags.includes('cats'))
  expect(both.filter(({ tags }) => tags[0] === 'dogs' || tags[0] === 'cats').map(({ name }) => name)).toEqual([])
})

test('shows the indoor cat indoors, the dog left alone at home, and no small animal above news without one', () => {
  const alts = new Map<string, string>(PICTURE_NAMES.map((name) => [name, findAlt(name, 'en')]))
  const wrong = ARTICLE_FRAMES.flatMap(({ name, picture }) =>
    Object.values(picture).flatMap((each) => {
      const shown = alts.get(each ?? '') ?? ''
      const words = CONTRADICTIONS[name]
      return words?.test(shown) ? [`${name}: ${shown}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('the aquarium article leads on only to articles about aquariums', () => {
  const [aquarium] = ARTICLE_FRAMES.filter(({ name }) => name === 'starting-an-aquarium')
  const articles = Object.values(aquarium?.also ?? {})
    .flat()
    .filter((target) => target?.startsWith('article:'))
  const about = articles.map((target) => ARTICLE_FRAMES.find(({ name }) => target === `article:${name}`))
  expect(about.filter((frame) => !frame?.tags.includes('aquarium'))).toEqual([])
})

test('an article that tells readers to act at once says whom to call in an emergency', () => {
  const urgent =
    /emergency|call (?:the|a) vet|ring your vet|needs? a vet|go to the vet|straight away|don’t wait|same day|see a vet soon|have it looked at|show it to the vet|have (?:him|her) examined before/i
  const texts = DEMO_SITES.filter(({ code }) => code === 'en_GB').map((site) => readProse(site).articles)
  const silent = ARTICLE_FRAMES.filter(({ kind, name, emergency }) => {
    const words = texts.map((articles) => articles[name]?.body ?? '').join('\n')
    return kind !== 'news' && urgent.test(words) && !emergency
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

test.each(LANGUAGES)(
  'in %s the article on travelling with a dog says what heatstroke looks like and what to do',
  (language) => {
    // Panting, staggering and vomiting, with shade and water: words of each language for them.
    const signs: Readonly<Record<string, RegExp>> = {
      en: /pants hard.*shade, water/,
      de: /Hechelt.*Schatten, Wasser/,
      nl: /Hijgt.*schaduw, water/,
      fr: /halète.*ombre, de l’eau/,
      it: /ansima.*ombra, acqua/,
      es: /jadea.*sombra, agua/,
      pl: /dyszy.*cienia, chłodna/,
      cs: /oddechuje.*stínu, chladnou/,
      hu: /liheg.*árnyékba.*vizet/,
      ru: /дышит.*тень, прохладную/,
      uk: /дихає.*тінь, прохолодну/,
      da: /Gisper.*skyggen, køligt/,
      no: /Peser.*skyggen, kjølig/,
      sv: /Flåsar.*skuggan, svalt/,
      fi: /läähättää.*varjoon, viileää/,
    }
    const [site] = DEMO_SITES.filter(({ file }) => file === language)
    const text = site && readProse(site).articles['on-the-road-with-a-dog']?.body
    expect(text).toMatch(signs[language] ?? /^$/)
  },
)
