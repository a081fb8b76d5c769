import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { describe, expect, it } from 'vitest'
import { parseJudged } from './parse-judged.ts'

const FILE = `# what shoppers type
[tailwell]
puppy food | plain | 3 animal=dog group=dry-food,wet-food age!=adult,senior | 1 family=first-milk

[aldergrove]
  dryfood cat|compound, typo|3 animal=cat
`

describe('judged queries', () => {
  it('are read with their brand, kinds, clauses and place in the file', () => {
    expect(parseJudged('en.txt', FILE)).toEqual([
      {
        brand: MAIN_BRAND,
        query: 'puppy food',
        kinds: ['plain'],
        place: 'en.txt:3',
        clauses: [
          {
            grade: 3,
            conditions: [
              { fact: 'animal', isNot: false, values: ['dog'] },
              { fact: 'group', isNot: false, values: ['dry-food', 'wet-food'] },
              { fact: 'age', isNot: true, values: ['adult', 'senior'] },
            ],
          },
          { grade: 1, conditions: [{ fact: 'family', isNot: false, values: ['first-milk'] }] },
        ],
      },
      {
        brand: OTHER_BRAND,
        query: 'dryfood cat',
        kinds: ['compound', 'typo'],
        place: 'en.txt:6',
        clauses: [{ grade: 3, conditions: [{ fact: 'animal', isNot: false, values: ['cat'] }] }],
      },
    ])
  })

  it.each([
    ['food | plain | 3 animal=dog', 'en.txt:1: a query stands under its brand'],
    ['[otherbrand]', 'en.txt:1: [otherbrand] is no brand'],
    ['[tailwell]\n| plain | 3 animal=dog', 'en.txt:2: there is no query'],
    ['[tailwell]\nfood | plane | 3 animal=dog', 'en.txt:2: "plane" is no kind of query'],
    ['[tailwell]\nfood | | 3 animal=dog', 'en.txt:2: "" is no kind of query'],
    ['[tailwell]\nfood | plain', 'en.txt:2: nothing has grade 3'],
    ['[tailwell]\nfood | plain | 2 animal=dog', 'en.txt:2: nothing has grade 3'],
    ['[tailwell]\nfood | plain | 4 animal=dog', 'en.txt:2: "4" is no grade'],
    ['[tailwell]\nfood | plain | 3', 'en.txt:2: grade 3 has no condition'],
    ['[tailwell]\nfood | plain | 3 animal', 'en.txt:2: "animal" is no condition'],
    ['[tailwell]\nfood | plain | 3 animal=dog,', 'en.txt:2: "animal=dog," is no condition'],
    ['[tailwell]\nfood | plain | 3 beast=dog', 'en.txt:2: "beast" is no fact'],
    ['[tailwell]\nfood | plain | 3 animal=dog\nfood | typo | 3 animal=cat', 'en.txt:3: "food" is there twice'],
  ])('written as %j are refused with file, line and reason', (text, problem) => {
    expect(() => parseJudged('en.txt', text)).toThrow(problem)
  })
})
