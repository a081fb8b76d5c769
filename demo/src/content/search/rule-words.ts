import type { Language } from '@menagerie/sites/brand-locale'

/** Title of a rule, and the queries for which it applies. */
type RuleText = { title: string; typed: readonly string[] }

type RuleWords = { cats: RuleText; puppy: RuleText; jobs?: RuleText; stores?: RuleText; winter: RuleText }

/** Texts of the rules, in the languages that have some. */
export const RULE_WORDS: Partial<Record<Language, RuleWords>> = {
  en: {
    cats: { title: 'For cats: products for cats only', typed: ['for cats'] },
    puppy: { title: 'New puppy: what the first weeks need', typed: ['new puppy', 'first puppy'] },
    jobs: { title: 'Who looks for work', typed: ['jobs', 'careers', 'vacancies', 'work for us'] },
    stores: { title: 'Who looks for a shop', typed: ['where to buy', 'stockists', 'shops near me'] },
    winter: { title: 'Winter walks', typed: ['winter'] },
  },
  nl: {
    cats: { title: 'Voor katten: alleen producten voor katten', typed: ['voor katten'] },
    puppy: { title: 'Nieuwe puppy: wat de eerste weken nodig is', typed: ['nieuwe puppy', 'eerste puppy'] },
    jobs: { title: 'Wie werk zoekt', typed: ['vacatures', 'vacature', 'werken bij'] },
    stores: { title: 'Wie een winkel zoekt', typed: ['waar te koop', 'verkooppunten', 'winkels in de buurt'] },
    winter: { title: 'Wandelen in de winter', typed: ['winter'] },
  },
  de: {
    cats: { title: 'Für Katzen: nur Produkte für Katzen', typed: ['für katzen'] },
    puppy: { title: 'Neuer Welpe: was die ersten Wochen brauchen', typed: ['neuer welpe', 'erster welpe'] },
    jobs: { title: 'Wer Arbeit sucht', typed: ['stellenangebote', 'jobs', 'karriere'] },
    winter: { title: 'Spaziergänge im Winter', typed: ['winter'] },
  },
  ru: {
    cats: { title: 'Для кошек: только товары для кошек', typed: ['для кошек'] },
    puppy: { title: 'Новый щенок: что нужно в первые недели', typed: ['новый щенок', 'первый щенок'] },
    stores: { title: 'Кто ищет магазин', typed: ['где купить', 'магазины', 'адреса магазинов'] },
    winter: { title: 'Зимние прогулки', typed: ['зима'] },
  },
}
