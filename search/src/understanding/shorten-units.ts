/** Units as visitors write them out behind a number, in all languages of the search, by the sign that sizes have. */
const WRITTEN: Readonly<Record<string, string>> = {
  g: 'gr gram grams gramm gramme grammes grammi grammo gramo gramos gramy gramů gramu gramów gramme grammaa г гр грамм грамма граммов грам грама грами грамів',
  kg: 'kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos kilogrammo kilogrammi kilogramy kilogramů kilogramów kilogramu kilogrammaa kiloa kila kil chilo chili кг кило килограмм килограмма килограммов кіло кілограм кілограма кілограми кілограмів',
  l: 'liter liters litre litres litro litros litri litr litry litru litrů litrów litra litraa litroa л литр литра литров літр літра літри літрів',
  ml: 'milliliter milliliters millilitre millilitres mililitro mililitros millilitro millilitri mililitr mililitry mililitrů mililitrów millilitra millilitraa мл миллилитр миллилитра миллилитров мілілітр мілілітра мілілітри мілілітрів',
}
const SIGNS = new Map(Object.entries(WRITTEN).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign])))
const CYRILLIC: Readonly<Record<string, string>> = { g: 'г', kg: 'кг', l: 'л', ml: 'мл' }

/** A number and the word behind it. */
const AMOUNT = /(\p{N}\s?)(\p{L}+)(?![\p{L}\p{N}])/gu

/** Returns a text with its amounts written as sizes in this language (ISO 639-1): `12 kilo` and `12 кг` become `12 kg`. */
export function shortenUnits(text: string, language: string): string {
  const isCyrillic = language === 'ru' || language === 'uk'
  return text.replace(AMOUNT, (amount, number: string, word: string) => {
    const written = word.toLowerCase()
    const sign = SIGNS.get(written) ?? (written in WRITTEN ? written : undefined)
    if (sign === undefined) return amount
    return number + (isCyrillic ? (CYRILLIC[sign] ?? sign) : sign)
  })
}
