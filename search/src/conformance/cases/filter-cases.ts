import type { ConformanceCase } from '../conformance-case.ts'

const HALDEN = ['k1', 'k2', 'k6', 'k7']
const VESKA = ['k8', 'k9']
const NEW = ['k3', 'k13', 'g3', 'l3', 'p5']
const CHEAP = ['k11', 'g7', 'g8', 'g9', 'g10', 'l6', 'l7', 'p4', 'p6']
const TO_20 = ['k5', 'k7', 'k12', 'k13', 'g6', 'l4', 'p1', 'p2', 'p3', 'p7', 'p8']

const filters = (title: string, text: string, found: readonly string[]): ConformanceCase => ({
  title: `filters: ${title}`,
  ask: { filters: text, hitsPerPage: 50 },
  found,
})
const facets = (title: string, facetFilters: unknown, found: readonly string[]): ConformanceCase => ({
  title: `facetFilters: ${title}`,
  ask: { facetFilters, hitsPerPage: 50 },
  found,
})
const numbers = (title: string, numericFilters: unknown, found: readonly string[]): ConformanceCase => ({
  title: `numericFilters: ${title}`,
  ask: { numericFilters, hitsPerPage: 50 },
  found,
})
const refused = (text: string): ConformanceCase => ({
  title: `filters: ${text} is refused`,
  ask: { filters: text },
  refused: 400,
})

export const FILTER_CASES: readonly ConformanceCase[] = [
  filters('a value', 'brand:Halden', HALDEN),
  filters('a value in other capitals', 'brand:hALDEN', HALDEN),
  filters('a value in double quotes', 'brand:"Halden"', HALDEN),
  filters('a value in single quotes', "brand:'Halden'", HALDEN),
  filters('a value with spaces and a sign', '"categories.lvl1":"Kitchen > Knives"', ['k6', 'k7', 'k8', 'k9']),
  filters('quotes in a value', `brand:"L'Atelier \\"Nord\\""`, ['p10']),
  filters('one of two', 'brand:Halden OR brand:Veska', [...HALDEN, ...VESKA]),
  filters('both', 'brand:Halden AND colours:Silver', ['k2', 'k6', 'k7']),
  filters('not', 'categories.lvl1:"Kitchen > Knives" AND NOT brand:Halden', VESKA),
  filters('one of two in brackets, and another', '(brand:Halden OR brand:Veska) AND colours:Red', ['k7', 'k9']),
  filters('two brackets', '(brand:Halden OR brand:Veska) AND (colours:Red OR colours:Copper)', ['k1', 'k7', 'k9']),
  filters('true', 'is_new:true', NEW),
  filters('less', 'price < 10', CHEAP),
  filters('from to, both included', 'price:10 TO 20', TO_20),
  filters('equal', 'price = 2.5', ['g8']),
  filters('at least, and a value', 'price >= 50 AND brand:Lumo', ['l2', 'l3']),
  filters('unequal', 'brand:Veska AND price != 59', ['k9']),
  filters('not from to', 'brand:Veska AND NOT price:20 TO 30', ['k8']),
  filters('a tag', '_tags:office', ['l1']),
  filters('one of two tags', '_tags:office OR _tags:gift', ['l1', 'p5', 'k10']),
  filters('a value that no record has', 'brand:Nobody', []),
  filters('an attribute that is for filters only', 'group:book', ['p1', 'p2']),
  filters('together with a query', 'brand:Lumo AND price < 50', ['l1', 'l5', 'l6', 'l7']),
  refused('brand:'),
  refused('price >'),
  refused('(brand:Halden'),
  refused('brand:Halden AND'),
  refused('(brand:Halden AND colours:Red) OR brand:Veska'),
  refused('brand:Halden OR price < 10'),
  facets('a text', 'brand:Halden', HALDEN),
  facets('a list is all of them', ['brand:Halden', 'colours:Silver'], ['k2', 'k6', 'k7']),
  facets('a list in a list is one of them', [['brand:Halden', 'brand:Veska']], [...HALDEN, ...VESKA]),
  facets('both together', [['brand:Halden', 'brand:Veska'], 'colours:Red'], ['k7', 'k9']),
  facets('a minus is not', ['brand:Veska', 'colours:-Red'], ['k8']),
  facets('quotes belong to the value', ["brand:'Halden'"], []),
  facets('quotes of the value', ['brand:L\'Atelier "Nord"'], ['p10']),
  facets(
    'everything after the first colon is the value',
    ['categories.lvl1:Kitchen > Knives'],
    ['k6', 'k7', 'k8', 'k9'],
  ),
  numbers('a list is all of them', ['price>=10', 'price<=20'], TO_20),
  numbers('a list in a list is one of them', [['price=3', 'price=4']], ['g7', 'g9', 'p6']),
  numbers('a text', 'price<10', CHEAP),
  numbers('from to', ['price:10 TO 20'], TO_20),
  { title: 'tagFilters: a list is all of them', ask: { tagFilters: ['gift', 'office'] }, found: ['l1'] },
  {
    title: 'tagFilters: a list in a list is one of them',
    ask: { tagFilters: [['gift', 'office']] },
    found: ['l1', 'p5', 'k10'],
  },
  {
    title: 'filters of all kinds must hold together',
    ask: { filters: 'is_new:false', facetFilters: ['colours:Black'], numericFilters: ['price>40'], tagFilters: 'gift' },
    found: ['l1'],
  },
]
