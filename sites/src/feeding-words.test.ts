import type { RichTextNodes } from '@menagerie/contract/rich-text'
import { expect, test } from 'vitest'
import { findFeedingTable } from './feeding-table.ts'

const read = (instructions: RichTextNodes) => findFeedingTable(instructions, 'de-DE')
const text = (words: string) => [{ type: 'text' as const, text: words }]

/** A table of two weights, with one column of amounts below this head. */
function readColumn(head: string) {
  const rows = [
    [text('Weight (kg)'), text(head)],
    [text('50'), text('80')],
    [text('60'), text('90')],
  ]
  return read([{ type: 'table', header: true, rows }])
}

test.each([
  'g every 2 days',
  'g per fortnight',
  'g every other day',
  'g alle 2 Tage',
  'g jeden zweiten Tag',
  'g om de dag',
  'g tous les 2 jours',
  'g tous les deux jours',
  'g cada dos días',
  'g ogni due giorni',
  'g hver anden dag',
  'g annenhver dag',
  'g varannan dag',
  'g joka toinen päivä',
  'g co drugi dzień',
  'g každý druhý den',
  'g kétnaponta',
  'г через день',
  'г на 2 дні',
  'г на 14 дней',
])('a column headed “%s” is for several days and is not read', (head) => {
  expect(readColumn(head)).toBeUndefined()
})

test.each([
  'g per day',
  'g pro Tag (24 h)',
  'g par jour',
  'g al giorno',
  'g dziennie',
  'g denně',
  'г в день',
  'g/1 day',
])('a column headed “%s” is for one day and is read', (head) => {
  expect(readColumn(head)).toHaveLength(2)
})

test.each([
  'g twice daily',
  'g, 2x daily',
  'g each time',
  'g per feed',
  'Morning (g)',
  'g morgens',
  'g 2× täglich',
  'g pro Gabe',
  'g deux fois par jour',
  'Matin (g)',
  'g par prise',
  'g per keer',
  'g 2x per dag',
  'g avond',
  'g dos veces al día',
  'g cada vez',
  'g 2 volte al dì',
  'g per somministrazione',
  'g to gange dagligt',
  'g pr. fodring',
  'g per gang',
  'g två gånger per dag',
  'g per utfodring',
  'g kahdesti päivässä',
  'g kerralla',
  'g dwa razy dziennie',
  'g na karmienie',
  'g dvakrát denně',
  'g na krmení',
  'g naponta kétszer',
  'g reggel',
  'г два раза в день',
  'г за раз',
  'г двічі на день',
  'г на прийом їжі',
  'Protein (g)',
  'g every 48 hours',
])('a column headed “%s” may be for a part of the day or of the food and is not read', (head) => {
  expect(readColumn(head)).toBeUndefined()
})

test.each([
  'Tagesration (g)',
  'Ration journalière (g)',
  'Ración diaria (g)',
  'Dagelijkse hoeveelheid (g)',
  'Razione giornaliera (g)',
  'Daglig mängd (g)',
  'Dzienna dawka (g)',
  'Denní dávka (g)',
  'Napi adag (g)',
  'Суточная норма (г)',
  'Добова норма (г)',
  'Adult, active (g)',
])('a column headed “%s” is for a whole day and is read', (head) => {
  expect(readColumn(head)).toHaveLength(2)
})

test.each([
  ['Every two days:', false],
  ['For 2 days:', false],
  ['Menge für 7 Tage', false],
  ['Tous les deux jours\u00a0:', false],
  ['Kétnaponta:', false],
  ['Twice daily:', false],
  ['Morgens:', false],
  ['Für den Hund pro Woche:', false],
  ['For diabetic cats, per meal:', false],
  ['Tagesmenge, aufgeteilt auf morgens und abends:', true],
  ['Daily amount; change the food over 7 days:', true],
  ['Denní dávka ve dvou porcích:', true],
  ['Este alimento es completo:', true],
  ['Este:', false],
])('amounts below “%s” are for one day: %s', (line, isOfDay) => {
  const item = (words: string) => ({ children: text(words) })
  const found = read([
    { type: 'paragraph', children: text(line) },
    { type: 'list', ordered: false, items: [item('5 kg: 80 g'), item('10 kg: 150 g')] },
  ])
  expect(found !== undefined).toBe(isOfDay)
})

test.each([
  'Pack (g)',
  'g per cup',
  'g/scoop',
  'g pro Napf',
  'Schale (g)',
  'Barquette (g)',
  'Kuipje (g)',
  'Tarrina (g)',
  'Vaschetta (g)',
  'Saszetka (g)',
  'Tasak (g)',
  'Пауч (г)',
  'Pack size g',
  'Packung (g)',
  'Verpakking (g)',
  'Sac (g)',
  'Bolsa (g)',
  'Confezione (g)',
  'Pose (g)',
  'Påse (g)',
  'Pussi (g)',
  'Opakowanie (g)',
  'Balení (g)',
  'Csomag (g)',
  'Упаковка (г)',
])('a column headed “%s” is about the contents of a pack and is not read', (head) => {
  expect(readColumn(head)).toBeUndefined()
})
