import type { Language } from '@menagerie/sites/brand-locale'
import type { Content } from '../checked-content.ts'
import { HOUSE_PAGES } from './house-pages.ts'

type Site = Content['sites'][number]

/** Words for products that only Tailwell sells. Aldergrove makes food, snacks and supplements for dogs and cats. */
const FOREIGN: Partial<Record<Language, string>> = {
  en: 'toys?|beds|brush(?:es)?|aquariums?|pumps?|zips?|carriers|collars and leads|shampoos?|care products|perches|rabbits|package leaflets|veterinary medicines cannot',
  nl: 'speelt\\p{L}+|speelgoed|reismanden|borstels?|aquarium|pomp(?:je)?|rits|lijnen|shampoos?|verzorgingsproducten|zitstokken|konijn(?:en)?|bijsluiters|diergeneesmiddelen kunnen',
  de: 'Spielzeuge?|Betten|Bürsten?|Aquarium|Pumpe|Reißverschluss|Transportboxen|Leinen|Shampoos?|Pflegeprodukte|Sitzstangen|Kaninchen|Packungsbeilagen|Tierarzneimittel können',
  fr: 'jouets?|couchages|brosses?|aquarium|pompe|fermeture|laisses|shampooings?|soins ouverts|les soins douze|perchoirs|lapins?|les notices|médicaments vétérinaires ne',
  it: 'giochi|gioco|cucce|spazzole?|acquario|erogatore|cerniera|guinzagli|shampoo|prodotti per la cura|posatoi|conigli?o?|foglietti illustrativi|medicinali veterinari non',
}
/** Tag of news about the company itself, which other articles do not have. */
const ABOUT_COMPANY = 'news-company'

/** Finds lines of Aldergrove's pages, jobs and company news that mention products it does not sell. */
export function findForeignRanges({ sites }: Pick<Content, 'sites'>): string[] {
  return sites.filter(({ locale }) => locale.brand === 'aldergrove').flatMap(findInSite)
}

function findInSite({ locale, pages, jobs, articles }: Site): string[] {
  const words = FOREIGN[locale.file]
  if (words === undefined) throw new Error(`no words in ${locale.file} for what Aldergrove does not sell`)
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
  const house: readonly string[] = HOUSE_PAGES
  const documents = [
    ...pages.filter(({ name }) => house.includes(name)),
    ...jobs,
    ...articles.filter(({ categories }) => categories.includes(ABOUT_COMPANY)),
  ]
  return documents.flatMap(({ name, main }) => {
    const [word] = pattern.exec(JSON.stringify(main)) ?? []
    return word === undefined ? [] : [`${locale.id}, ${name}: "${word}"`]
  })
}
